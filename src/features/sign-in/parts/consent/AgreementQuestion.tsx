import { useEffect, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, Modal, Text } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { selectProfile, selectSignedIn } from '#shared/session/sessionSlice.ts';
import { accountOf } from '#shared/session/useMemberName.ts';
import type { Account } from '#shared/session/useMemberName.ts';
import { MaskedIdentifier } from '../MaskedIdentifier';
import { DialogContent } from '../styled';
import { useAgreementLinks } from './agreementLinks';
import { consentDeclined, consentGiven, selectConsentQuestion } from './consent';

/** A key or click in this time was not meant for the question, which no one can have read, ms. */
const READING_MS = 500;

/**
 * Whether the user had the time to read a question. The time starts again when another question
 * replaces it, and when the page comes into view: a window may open behind another one.
 */
function useReadable(question: object | null): boolean {
  const { onVisibility, onFocus, onPageRestored } = useEnvironment();
  const [readable, setReadable] = useState<object | null>(null);
  useEffect(() => {
    if (question === null) return undefined;
    const wait = () => setTimeout(() => setReadable(question), READING_MS);
    let timer = wait();
    const again = () => {
      clearTimeout(timer);
      setReadable(null);
      timer = wait();
    };
    const stops = [onVisibility, onFocus, onPageRestored].map((subscribe) => subscribe(again));
    return () => {
      clearTimeout(timer);
      stops.forEach((stop) => stop());
    };
  }, [question, onVisibility, onFocus, onPageRestored]);
  return question !== null && readable === question;
}

/**
 * An account: the name, which anyone can choose, and the number or address, which only its owner
 * has.
 */
function AccountName({ account: { name, identifier } }: { account: Account }) {
  const { t } = useLanguage();
  const accountName = name || (identifier ? '' : t('header.member'));
  return (
    <>
      {accountName && <bdi>{accountName}</bdi>}
      {accountName && identifier ? ' ' : null}
      {identifier && <MaskedIdentifier identifier={identifier} />}
    </>
  );
}

/**
 * Asks for consent before the requested action, or before a sign-in that the user did not start
 * here. The focus is on the text. A click on the mask does not close it.
 */
export function AgreementQuestion() {
  const { t, rich } = useLanguage();
  const dispatch = useDispatch();
  const question = useSelector(selectConsentQuestion);
  const signedIn = useSelector(selectSignedIn);
  const current = accountOf(useSelector(selectProfile));
  const links = useAgreementLinks();
  const text = useRef<HTMLDivElement>(null);
  const readable = useReadable(question);
  const decline = () => dispatch(consentDeclined());
  const account = question?.account;
  const agreement = rich('agreement.askTitle', links);
  const title =
    account?.name || account?.identifier
      ? rich('thirdParty.askTitle', { name: <AccountName account={account} /> })
      : t('thirdParty.askUnknown');
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
      <DialogContent ref={text} tabIndex={-1}>
        {account !== undefined && signedIn ? (
          <Text>{rich('thirdParty.askReplaces', { name: <AccountName account={current} /> })}</Text>
        ) : null}
        {account?.name && signedIn && account.name === current.name ? (
          <Text>{t('thirdParty.askSameName')}</Text>
        ) : null}
        {account === undefined ? null : <Text>{agreement}</Text>}
        <Text tone="secondary">{t('agreement.askText')}</Text>
      </DialogContent>
    </Modal>
  );
}
