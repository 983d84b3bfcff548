import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, InlineMessage } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import {
  noticePlaceLeft,
  noticePlaceShown,
  selectNoticeInPlace,
} from '#shared/notices/noticesSlice.ts';
import { Diagnostics } from './finish/Diagnostics';

interface FlowMessageProps {
  topic: 'sign-in' | 'restoration';
  /** Requests a code again. Checking it again is a submit of the form around the message. */
  onSend?: () => void;
  retrying?: boolean;
}

/**
 * What failed in a flow, under the head of its dialog, with details and a retry. The region of the
 * page's notices announces it.
 */
export function FlowMessage({ topic, onSend, retrying = false }: FlowMessageProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const notice = useSelector((state: Parameters<typeof selectNoticeInPlace>[0]) =>
    selectNoticeInPlace(state, topic),
  );
  useLayoutEffect(() => {
    dispatch(noticePlaceShown(topic));
    return () => void dispatch(noticePlaceLeft(topic));
  }, [dispatch, topic]);
  if (notice === undefined) return null;
  const { tone, retry, message } = notice;
  const isCheck = retry === 'check';
  const action = retry && (
    <Button
      size="small"
      type={isCheck ? 'submit' : 'button'}
      loading={retrying}
      onClick={isCheck ? undefined : onSend}
    >
      {t('common.retry')}
    </Button>
  );
  return (
    <InlineMessage tone={tone} action={action}>
      <div data-notice="" dir="auto">
        {messageText(t, message)}
      </div>
      {topic === 'sign-in' ? <Diagnostics inMessage /> : null}
    </InlineMessage>
  );
}
