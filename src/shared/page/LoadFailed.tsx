import { useEffect, useRef } from 'react';
import { Button, InlineMessage, Text } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import type { Message } from '#shared/i18n/message.ts';

interface LoadFailedProps {
  /** What could not be had. */
  text: string;
  /** Why, where somebody knows. */
  problem: Message | null;
  /** Whether the visitor asked for this try, and so waits for what comes of it. */
  led: boolean;
  onRetry(): void;
}

/** In place of what a page could not load, with the way to try again. */
export function LoadFailed({ text, problem, led, onRetry }: LoadFailedProps) {
  const { t } = useLanguage();
  const retry = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // It failed once more: the button that was pressed is gone, and this one stands in its place.
    if (led) retry.current?.focus();
  }, [led]);
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
