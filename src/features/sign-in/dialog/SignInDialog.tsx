import { useCallback, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Modal, Stack } from '#design';
import { AcademyMark } from '#shared/academy/AcademyMark.ts';
import { useAcademy } from '#shared/academy/AcademyProvider.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { LanguageSelect } from '#shared/i18n/LanguageSelect.tsx';
import { AfterHydration } from '#shared/page/AfterHydration.tsx';
import { SignInForm } from '../SignInForm';
import { LanguageRow } from './dialogStyled';
import { ModeToggle } from './ModeToggle';
import { dialogClosed, selectOpen } from './dialogSlice';
import { useShownMode } from './useShownMode';

interface SignInDialogProps {
  /** Whether the dialog is in the page's own markup instead of a portal. */
  inPlace?: boolean;
}

/** The sign-in dialog. Only its close button closes it, not Escape or the mask (D42). */
export function SignInDialog({ inPlace = false }: SignInDialogProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { tenantName, ways } = useAcademy();
  const open = useSelector(selectOpen);
  const mode = useShownMode();
  // Focus the first field although the corner button precedes it.
  const firstField = useRef<HTMLElement>(null);
  const findFirstField = useCallback((content: HTMLElement | null) => {
    firstField.current =
      content?.querySelector<HTMLElement>('input:not([type="checkbox"], [hidden] *)') ?? null;
  }, []);
  return (
    <Modal
      open={open}
      inPlace={inPlace}
      title={<bdi>{tenantName}</bdi>}
      sign={<AcademyMark $size="10" />}
      lead={t('signIn.lead')}
      closeLabel={t('common.close')}
      onClose={() => dispatch(dialogClosed())}
      corner={ways.qr ? <ModeToggle mode={mode} /> : undefined}
      initialFocusRef={firstField}
    >
      <Stack gap="2">
        <div ref={findFirstField}>
          <SignInForm />
        </div>
        <LanguageRow>
          <AfterHydration>
            <LanguageSelect />
          </AfterHydration>
        </LanguageRow>
      </Stack>
    </Modal>
  );
}
