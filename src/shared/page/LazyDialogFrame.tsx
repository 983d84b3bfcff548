import { useEffect, useState } from 'react';
import { Modal, WindowModal } from '#design';
import type { WindowModalProps } from '#design';
import type { FrameProps } from '#shared/errors/lazyWithRetry.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

interface PartFrameProps extends FrameProps {
  title: string;
  onClose: () => void;
  /** Of the real one, if that is as high as the window. */
  size?: WindowModalProps['size'];
}

/** A shorter wait has no dialog of its own, so that the focus moves once. ms */
const SHORT_MS = 400;

/** A dialog whose content is loading or broken; it closes like the real one. */
export function LazyDialogFrame({
  title,
  onClose,
  size,
  isLoading = false,
  children,
}: PartFrameProps) {
  const { t } = useLanguage();
  const [isEarly, setEarly] = useState(isLoading);
  useEffect(() => {
    const timer = setTimeout(() => setEarly(false), SHORT_MS);
    return () => clearTimeout(timer);
  }, []);
  const dialog = {
    open: !isEarly,
    title,
    closeOnEscape: true,
    closeLabel: t('common.close'),
    onClose,
    children,
  };
  return size === undefined ? <Modal {...dialog} /> : <WindowModal {...dialog} size={size} />;
}

/** The frame of a lazy dialog while it loads. */
export const dialogFrame = (
  title: 'pickers.chooseParticipants' | 'pickers.chooseAcademies' | 'memberImport.title',
  size: WindowModalProps['size'],
) =>
  function Frame({ onDismiss, ...part }: FrameProps & { onDismiss: () => void }) {
    const { t } = useLanguage();
    return <LazyDialogFrame title={t(title)} size={size} onClose={onDismiss} {...part} />;
  };
