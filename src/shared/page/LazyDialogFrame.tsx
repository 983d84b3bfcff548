import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Modal } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

/** Props of the frame that `lazyWithRetry` and `ErrorBoundary` render around their content. */
export interface FrameProps {
  /** Whether the content has just begun to load. */
  isLoading?: boolean;
  children: ReactNode;
}

interface PartFrameProps extends FrameProps {
  title: string;
  onClose: () => void;
}

/** A shorter wait has no dialog of its own, so that the focus moves once. ms */
const SHORT_MS = 400;

/** A dialog whose content is loading or broken; it closes like the real one. */
export function LazyDialogFrame({ title, onClose, isLoading = false, children }: PartFrameProps) {
  const { t } = useLanguage();
  const [isEarly, setEarly] = useState(isLoading);
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), SHORT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Modal
      open={!isEarly}
      title={title}
      closeOnEscape
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      {children}
    </Modal>
  );
}
