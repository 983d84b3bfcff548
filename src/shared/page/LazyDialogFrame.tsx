import type { ReactNode } from 'react';
import { Modal } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

/** Props of the frame that `lazyWithRetry` and `ErrorBoundary` render around their content. */
export interface FrameProps {
  children: ReactNode;
}

interface PartFrameProps extends FrameProps {
  title: string;
  onClose: () => void;
}

/** A dialog whose content is loading or broken; it closes like the real one. */
export function LazyDialogFrame({ title, onClose, children }: PartFrameProps) {
  const { t } = useLanguage();
  return (
    <Modal open title={title} closeOnEscape closeLabel={t('common.close')} onClose={onClose}>
      {children}
    </Modal>
  );
}
