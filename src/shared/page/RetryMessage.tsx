import type { ReactNode } from 'react';
import { Button, InlineMessage } from '#design';
import type { Tone } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

interface RetryMessageProps {
  tone: Tone;
  retrying?: boolean | undefined;
  /** Undefined while there is nothing to retry; `submit` submits the form around the message. */
  onRetry: (() => void) | 'submit' | undefined;
  children: ReactNode;
}

/** What failed, with a retry button. It is silent, like `InlineMessage`. */
export function RetryMessage({ tone, retrying, onRetry, children }: RetryMessageProps) {
  const { t } = useLanguage();
  return (
    <InlineMessage
      tone={tone}
      action={
        onRetry ? (
          <Button
            size="small"
            loading={retrying}
            {...(onRetry === 'submit' ? { type: 'submit' } : { onClick: onRetry })}
          >
            {t('common.retry')}
          </Button>
        ) : null
      }
    >
      {children}
    </InlineMessage>
  );
}
