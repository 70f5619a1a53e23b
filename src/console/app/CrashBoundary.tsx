import { Component, type ReactNode } from 'react';
import { ErrorState } from '@/console/ui/ErrorState';

interface CrashBoundaryProps {
  text: string;
  reloadLabel: string;
  onReload: () => void;
  children: ReactNode;
}

/** A screen that fails to render, or whose code does not load, says so and can be loaded anew. */
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
