import { Component } from 'react';
import type { ReactNode } from 'react';
import { RegionCrashed } from './RegionCrashed';

interface ErrorBoundaryProps {
  children: ReactNode;
}

/** Keeps a broken region from taking the page with it: the rest stays, and the region offers a retry. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return <RegionCrashed onRetry={() => this.setState({ crashed: false })} />;
  }
}
