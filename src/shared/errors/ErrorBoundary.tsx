import { Component } from 'react';
import type { ReactNode } from 'react';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { BrokenPart } from './BrokenPart';

/** Shown instead of a region that could not be rendered. */
function RegionCrashed({ onRetry }: { onRetry(): void }) {
  const { t } = useLanguage();
  return <BrokenPart title={t('crash.title')} text={t('crash.text')} onRetry={onRetry} />;
}

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Wraps the message when the region brings its own container, as a dialog does. */
  frame?: (message: ReactNode) => ReactNode;
}

/**
 * Confines a rendering error to its region: the rest of the page stays, and the region offers a
 * retry.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    const { frame = (message) => message } = this.props;
    return frame(<RegionCrashed onRetry={() => this.setState({ crashed: false })} />);
  }
}
