import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { LazyDialogFrame } from '#shared/page/LazyDialogFrame.tsx';
import type { FrameProps } from '#shared/errors/lazyWithRetry.tsx';

/** The frame of a lazy dialog while it loads. */
export const dialogFrame = (
  title: 'pickers.chooseParticipants' | 'pickers.chooseAcademies' | 'memberImport.title',
) =>
  function Frame({ onDismiss, ...part }: FrameProps & { onDismiss: () => void }) {
    const { t } = useLanguage();
    return <LazyDialogFrame title={t(title)} onClose={onDismiss} {...part} />;
  };
