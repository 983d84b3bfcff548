import { useEffect, useRef } from 'react';
import { Button, InlineMessage, Text } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import type { Message } from '#shared/i18n/message.ts';

interface LoadFailedProps {
  /** What failed to load. */
  text: string;
  /** The reason, if known. */
  problem: Message | null;
  /** Whether the user triggered this try and waits for its result. */
  shouldFocus: boolean;
  onRetry(): void;
}

/** Shown instead of content that failed to load, with a retry button. */
export function LoadFailed({ text, problem, shouldFocus, onRetry }: LoadFailedProps) {
  const { t } = useLanguage();
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The retry failed too: its button is gone, and this one replaces it.
    if (shouldFocus) retry.current?.focus();
  }, [shouldFocus]);
  const action = (
    <Button ref={retry} onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
  return (
    <InlineMessage tone="danger" action={action}>
      <strong>{text}</strong>
      {problem === null ? null : (
        <Text as="div" size="small">
          <bdi>{messageText(t, problem)}</bdi>
        </Text>
      )}
    </InlineMessage>
  );
}
