import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Modal } from '#design';
import type { ModalProps } from '#design';
import type { FrameProps } from '#shared/errors/lazyWithRetry.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

interface PartFrameProps extends FrameProps {
  title: string;
  onClose: () => void;
  /** The component of the real dialog. */
  as?: ComponentType<ModalProps>;
}

/** A shorter wait has no dialog of its own, so that the focus moves once. ms */
const SHORT_MS = 400;

/** A dialog whose content is loading or broken; it closes like the real one. */
export function LazyDialogFrame({
  title,
  onClose,
  as: Dialog = Modal,
  isLoading = false,
  children,
}: PartFrameProps) {
  const { t } = useLanguage();
  const [isEarly, setEarly] = useState(isLoading);
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), SHORT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Dialog
      open={!isEarly}
      title={title}
      closeOnEscape
      closeLabel={t('common.close')}
      onClose={onClose}
    >
      {children}
    </Dialog>
  );
}
