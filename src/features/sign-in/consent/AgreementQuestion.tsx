import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, Modal, Text } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { selectSignedIn } from '#shared/session/sessionSlice.ts';
import { useMemberName } from '#shared/session/useMemberName.ts';
import { useAgreementLinks } from './agreementLinks';
import { consentDeclined, consentGiven, selectQuestion } from './consent';

/** A key or click in this time was not meant for the question, which no one can have read, ms. */
const READING_MS = 500;

/** Also a question that replaces another one has to be read first. */
function useReadable(question: object | null): boolean {
  const [readable, setReadable] = useState<object | null>(null);
  useEffect(() => {
    if (question === null) return undefined;
    const timer = setTimeout(() => setReadable(question), READING_MS);
    return () => clearTimeout(timer);
  }, [question]);
  return question !== null && readable === question;
}

/**
 * Asks for consent before the requested action, or before a sign-in that the user did not start
 * here. The focus is on the text. A click on the mask does not close it.
 */
export function AgreementQuestion() {
  const { t, rich } = useLanguage();
  const dispatch = useDispatch();
  const question = useSelector(selectQuestion);
  const signedIn = useSelector(selectSignedIn);
  const current = useMemberName();
  const links = useAgreementLinks();
  const text = useRef<HTMLDivElement>(null);
  const readable = useReadable(question);
  const decline = () => dispatch(consentDeclined());
  const account = question?.account;
  const agreement = rich('agreement.askTitle', links);
  const title =
    account === ''
      ? t('thirdParty.askUnknown')
      : rich('thirdParty.askTitle', { name: <bdi>{account}</bdi> });
  const answers = (
    <>
      <Button disabled={!readable} onClick={decline}>
        {t('common.cancel')}
      </Button>
      <Button disabled={!readable} variant="primary" onClick={() => dispatch(consentGiven())}>
        {t('common.ok')}
      </Button>
    </>
  );
  return (
    <Modal
      open={question !== null}
      role="alertdialog"
      width={420}
      title={account === undefined ? agreement : title}
      onClose={decline}
      closeOnEscape={readable}
      initialFocusRef={text}
      footer={answers}
    >
      <div ref={text} tabIndex={-1}>
        {account !== undefined && signedIn ? (
          <Text>{rich('thirdParty.askReplaces', { name: <bdi>{current}</bdi> })}</Text>
        ) : null}
        {account === undefined ? null : <Text>{agreement}</Text>}
        <Text tone="secondary">{t('agreement.askText')}</Text>
      </div>
    </Modal>
  );
}
