import { useCallback, useRef } from 'react';
import type { ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Modal } from '#design';
import { AcademyMark } from '#shared/academy/AcademyMark.tsx';
import { useAcademy } from '#shared/academy/AcademyProvider.tsx';
import { useOffer } from '../offer/useOffer';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { LanguageSelect } from '#shared/i18n/LanguageSelect.tsx';
import { AfterHydration } from '#shared/page/AfterHydration.tsx';
import { LanguageCorner } from './dialogStyled';
import { ModeToggle } from './ModeToggle';
import { dialogClosed, selectDialogAlone, selectDialogOpen } from '../parts/dialogSlice';
import { DialogContent } from '../parts/styled';
import { useShownMode } from './modeChoice';

/** The sign-in dialog. Only its close button closes it, not Escape or the mask (D42). */
export function SignInDialog({ children }: { children: ReactNode }) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { tenantName } = useAcademy();
  const { options } = useOffer();
  const open = useSelector(selectDialogOpen);
  const mode = useShownMode();
  // Focus the first field, or the part with the QR code, although the corner button precedes it.
  const firstField = useRef<HTMLElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const findFirstField = useCallback((element: HTMLDivElement | null) => {
    content.current = element;
    firstField.current =
      element?.querySelector<HTMLElement>('input:not([type="checkbox"], [hidden] *)') ?? element;
  }, []);
  return (
    <Modal
      open={open}
      inPlace={useSelector(selectDialogAlone)}
      title={<bdi>{tenantName}</bdi>}
      sign={<AcademyMark size="10" />}
      lead={t('signIn.lead')}
      closeLabel={t('common.close')}
      onClose={() => dispatch(dialogClosed())}
      corner={options.qr ? <ModeToggle mode={mode} content={content} /> : null}
      initialFocusRef={firstField}
    >
      <DialogContent ref={findFirstField} tabIndex={-1}>
        {children}
      </DialogContent>
      <AfterHydration>
        <LanguageCorner>
          <LanguageSelect />
        </LanguageCorner>
      </AfterHydration>
    </Modal>
  );
}
