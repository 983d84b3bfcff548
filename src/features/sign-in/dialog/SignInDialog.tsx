import { memo, Suspense, useCallback, useRef } from 'react';
import type { ReactNode, RefCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Modal, Stack } from '#design';
import { AcademyMark } from '#shared/academy/AcademyMark.ts';
import { useAcademy } from '#shared/academy/AcademyProvider.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { LanguageRow } from './dialogStyled';
import { ModeToggle } from './ModeToggle';
import { dialogClosed, selectOpen } from './dialogState';
import { useShownMode } from './useShownMode';

interface SignInModalProps {
  /** The ways of signing in; may suspend. */
  children: ReactNode;
  /** Stands below them; may come later. */
  languageSelect: ReactNode;
  /** Whether the dialog is in the page's own markup, and not beside it. */
  inPlace?: boolean;
}

/**
 * Drawn anew only with other ways of signing in, and not with the dialog's state: markup that still waits for its code is
 * thrown away by React when what holds it is drawn, and the dialog would stand empty until that has come.
 */
const LateWays = memo(function LateWays({
  ref,
  children,
}: {
  ref: RefCallback<HTMLElement>;
  children: ReactNode;
}) {
  return (
    <div ref={ref} data-late="">
      <Suspense>{children}</Suspense>
    </div>
  );
});

/** The sign-in dialog; neither Escape nor the mask closes it, the button below does (specification 2, D42). */
export function SignInDialog({ children, languageSelect, inPlace = false }: SignInModalProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { tenantName, ways } = useAcademy();
  const open = useSelector(selectOpen);
  const mode = useShownMode();
  // Typing comes first, although the corner stands before it.
  const firstField = useRef<HTMLElement>(null);
  const findFirstField = useCallback((content: HTMLElement | null) => {
    firstField.current =
      content?.querySelector<HTMLElement>('input:not([type="checkbox"])') ?? null;
  }, []);
  return (
    <Modal
      open={open}
      inPlace={inPlace}
      // A translator may have changed the frame's only words: for that React would throw away the form, which it cannot draw yet.
      title={<bdi suppressHydrationWarning>{tenantName}</bdi>}
      sign={<AcademyMark $size="10" />}
      lead={t('signIn.lead')}
      closeLabel={t('common.close')}
      onClose={() => dispatch(dialogClosed())}
      corner={ways.qr ? <ModeToggle mode={mode} /> : undefined}
      initialFocusRef={firstField}
    >
      <Stack gap="2">
        <LateWays ref={findFirstField}>{children}</LateWays>
        <LanguageRow>{languageSelect}</LanguageRow>
      </Stack>
    </Modal>
  );
}
