import type { ReactNode } from 'react';
import { Modal } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

/** What `lazyWithRetry` and `ErrorBoundary` draw a frame around. */
export interface FrameProps {
  children: ReactNode;
}

interface PartFrameProps extends FrameProps {
  title: string;
  onClose: () => void;
}

/** A dialog whose own could not be drawn, or not yet; it can be closed like the real one. */
export function PartFrame({ title, onClose, children }: PartFrameProps) {
  const { t } = useLanguage();
  return (
    <Modal open title={title} closeOnEscape closeLabel={t('common.close')} onClose={onClose}>
      {children}
    </Modal>
  );
}
