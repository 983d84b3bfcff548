import { useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, Modal, Text } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useAgreementLinks } from './agreementLinks';
import { consentDeclined, consentGiven, selectAsking } from './consentSlice';

/**
 * Asks for consent before the requested action. A click on the mask does not close it
 * (specification 2).
 */
export function AgreementQuestion() {
  const { t, rich } = useLanguage();
  const dispatch = useDispatch();
  const asking = useSelector(selectAsking);
  const links = useAgreementLinks();
  const okButton = useRef<HTMLButtonElement>(null);
  const decline = () => dispatch(consentDeclined());
  const answers = (
    <>
      <Button onClick={decline}>{t('common.cancel')}</Button>
      <Button ref={okButton} variant="primary" onClick={() => dispatch(consentGiven())}>
        {t('common.ok')}
      </Button>
    </>
  );
  return (
    <Modal
      open={asking}
      role="alertdialog"
      width={420}
      title={rich('agreement.askTitle', links)}
      onClose={decline}
      closeOnEscape
      initialFocusRef={okButton}
      footer={answers}
    >
      <Text tone="secondary">{t('agreement.askText')}</Text>
    </Modal>
  );
}
