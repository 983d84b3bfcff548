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
  /** Further explanation. */
  children?: ReactNode;
}

/** Says that a search failed, in the words of specification 8, and why, with a retry button. */
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
