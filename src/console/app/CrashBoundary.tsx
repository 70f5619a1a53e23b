import { Component, type ErrorInfo, type ReactNode } from 'react';
import { ErrorState } from '@/console/ui/ErrorState';

interface CrashBoundaryProps {
  text: string;
  reloadLabel: string;
  onReload: () => void;
  /** Called with what was thrown, and React's component stack. */
  onCrash?: (error: unknown, components: string | null) => void;
  /** What else can be done. */
  action?: ReactNode;
  children: ReactNode;
}

/** Shows an error and a reload button when a screen fails to render or its code cannot be downloaded. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    this.props.onCrash?.(error, componentStack ?? null);
  }

  override render() {
    const { action, children, onReload, reloadLabel, text } = this.props;
    return this.state.crashed ? (
      <ErrorState text={text} retryLabel={reloadLabel} onRetry={onReload} action={action} />
    ) : (
      children
    );
  }
}
