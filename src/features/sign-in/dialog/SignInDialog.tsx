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
  /** The sign-in methods; may suspend. */
  children: ReactNode;
  /** Shown below the methods; may load later. */
  languageSelect: ReactNode;
  /** Whether the dialog is in the page's own markup instead of a portal. */
  inPlace?: boolean;
}

/**
 * Re-renders only when the sign-in methods change, not with the dialog's state. When a parent of a
 * dehydrated Suspense boundary re-renders, React discards its markup, and the dialog would be empty
 * until the chunk arrives.
 */
const LazyMethods = memo(function LateWays({
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

/**
 * The sign-in dialog. Only its close button closes it, not Escape or the mask (specification 2,
 * D42).
 */
export function SignInDialog({ children, languageSelect, inPlace = false }: SignInModalProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { tenantName, ways } = useAcademy();
  const open = useSelector(selectOpen);
  const mode = useShownMode();
  // Focus the first field although the corner button precedes it.
  const firstField = useRef<HTMLElement>(null);
  const findFirstField = useCallback((content: HTMLElement | null) => {
    firstField.current =
      content?.querySelector<HTMLElement>('input:not([type="checkbox"])') ?? null;
  }, []);
  return (
    <Modal
      open={open}
      inPlace={inPlace}
      // A translator may have changed this text. A mismatch would make React discard the form,
      // which it cannot render yet.
      title={<bdi suppressHydrationWarning>{tenantName}</bdi>}
      sign={<AcademyMark $size="10" />}
      lead={t('signIn.lead')}
      closeLabel={t('common.close')}
      onClose={() => dispatch(dialogClosed())}
      corner={ways.qr ? <ModeToggle mode={mode} /> : undefined}
      initialFocusRef={firstField}
    >
      <Stack gap="2">
        <LazyMethods ref={findFirstField}>{children}</LazyMethods>
        <LanguageRow>{languageSelect}</LanguageRow>
      </Stack>
    </Modal>
  );
}
