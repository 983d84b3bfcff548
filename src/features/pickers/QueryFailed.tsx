import type { ReactNode } from 'react';
import { Button, InlineMessage, Text } from '#design';
import { isApiError } from '#shared/api/client/isApiError.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { failureMessage } from '#shared/i18n/transportMessage.ts';

interface QueryFailedProps {
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  /** What else is to be said of it. */
  children?: ReactNode;
}

/** Says that a search failed, in the specification's words (section 8), and why, and offers to try again. */
export function QueryFailed({ error, retrying, onRetry, children }: QueryFailedProps) {
  const { t } = useLanguage();
  const retry = (
    <Button size="small" loading={retrying} onClick={onRetry}>
      {t('common.retry')}
    </Button>
  );
  return (
    <div role="alert">
      <InlineMessage tone="danger" action={retry}>
        {t('pickers.queryFailed')}
        {children}
        {isApiError(error) ? (
          <Text as="div" size="small" tone="secondary">
            {messageText(t, failureMessage(error))}
          </Text>
        ) : null}
      </InlineMessage>
    </div>
  );
}
