import { WindowModal } from '#design';
import type { ModalProps, WindowModalProps } from '#design';
import type { FrameProps } from '#shared/errors/lazyWithRetry.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { LazyDialogFrame } from '#shared/page/LazyDialogFrame.tsx';

/** The frame of a lazy dialog while it loads. */
export function dialogFrame(
  title: 'pickers.chooseParticipants' | 'pickers.chooseAcademies' | 'memberImport.title',
  size: WindowModalProps['size'],
) {
  const Dialog = (props: ModalProps) => <WindowModal {...props} size={size} />;
  return function Frame({ onDismiss, ...part }: FrameProps & { onDismiss: () => void }) {
    const { t } = useLanguage();
    return <LazyDialogFrame as={Dialog} title={t(title)} onClose={onDismiss} {...part} />;
  };
}
