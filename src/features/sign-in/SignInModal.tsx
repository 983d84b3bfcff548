import { useDispatch, useSelector } from 'react-redux';
import { Modal, Stack } from '../../../design';
import { useAcademy } from '../../platform/academy/AcademyProvider';
import { AgreementQuestion } from '../../platform/agreement/AgreementQuestion';
import { ErrorBoundary } from '../../platform/errors/ErrorBoundary';
import { LanguageSelect } from '../../platform/language/LanguageSelect';
import { useLanguage } from '../../platform/language/LanguageProvider';
import { SignInWays } from './SignInWays';
import { dialogClosed, selectOpen } from './signInSlice';

/** Widest, in px (specification 9). */
const MODAL_WIDTH = 524;

/** The sign-in dialog; neither Escape nor the mask closes it, the button below does (specification 2, D42). */
export function SignInModal() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { tenantName } = useAcademy();
  const open = useSelector(selectOpen);
  return (
    <>
      <Modal
        open={open}
        width={MODAL_WIDTH}
        title={<bdi>{tenantName}</bdi>}
        closeLabel={t('common.close')}
        onClose={() => dispatch(dialogClosed())}
      >
        <ErrorBoundary>
          <Stack gap="3">
            <SignInWays />
            <Stack direction="row" justify="center">
              <LanguageSelect />
            </Stack>
          </Stack>
        </ErrorBoundary>
      </Modal>
      {/* Beside and after the dialog: when both open at once, the question must come to lie on top. */}
      <AgreementQuestion />
    </>
  );
}
