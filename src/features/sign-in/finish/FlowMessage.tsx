import { useLayoutEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import {
  noticePlaceLeft,
  noticePlaceShown,
  selectNoticeInPlace,
} from '#shared/notices/noticesSlice.ts';
import type { NoticesRoot } from '#shared/notices/noticesSlice.ts';
import { RetryMessage } from '#shared/page/RetryMessage.tsx';
import { OneLine } from '../parts/styled';
import { Diagnostics } from './Diagnostics';

interface FlowMessageProps {
  topic: 'sign-in' | 'restoration';
  /** The id of the text, for a field that it describes. */
  id?: string;
  /** Requests a code again. Checking it again is a submit of the form around the message. */
  onSend?: () => void;
  retrying?: boolean;
}

/**
 * What failed in a flow, under the head of its dialog, with details and a retry. The region of the
 * page's notices announces it.
 */
export function FlowMessage({ topic, id, onSend, retrying = false }: FlowMessageProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const notice = useSelector((state: NoticesRoot) => selectNoticeInPlace(state, topic));
  useLayoutEffect(() => {
    dispatch(noticePlaceShown(topic));
    return () => void dispatch(noticePlaceLeft(topic));
  }, [dispatch, topic]);
  if (notice === undefined) return null;
  const { tone, retry, message } = notice;
  return (
    <RetryMessage
      tone={tone}
      retrying={retrying}
      onRetry={retry && (retry === 'check' ? 'submit' : onSend)}
    >
      <OneLine>
        <div id={id} data-notice="" dir="auto">
          {messageText(t, message)}
        </div>
        {topic === 'sign-in' ? <Diagnostics inMessage /> : null}
      </OneLine>
    </RetryMessage>
  );
}
