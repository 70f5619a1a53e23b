import { Component, type ReactNode } from 'react';
import { ErrorState } from '@/console/ui/ErrorState';

interface CrashBoundaryProps {
  text: string;
  reloadLabel: string;
  onReload: () => void;
  children: ReactNode;
}

/** Shows an error and a reload button when a screen fails to render or its code cannot be downloaded. */
export class CrashBoundary extends Component<CrashBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    const { children, onReload, reloadLabel, text } = this.props;
    return this.state.crashed ? (
      <ErrorState text={text} retryLabel={reloadLabel} onRetry={onReload} />
    ) : (
      children
    );
  }
}
