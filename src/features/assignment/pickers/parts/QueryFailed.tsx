import type { ReactNode } from 'react';
import { LiveRegion, Text } from '#design';
import { isApiError } from '#shared/api/client/apiError.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { RetryMessage } from '#shared/page/RetryMessage.tsx';

interface QueryFailedProps {
  /** Undefined if nothing failed; keep it mounted then, so that the region exists before. */
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  children?: ReactNode;
}

/** Says that a search failed, in the words of specification 8, and why. */
export function QueryFailed({ error, retrying, onRetry, children }: QueryFailedProps) {
  const { t } = useLanguage();
  return (
    <LiveRegion politeness="assertive">
      {error ? (
        <RetryMessage tone="danger" retrying={retrying} onRetry={onRetry}>
          <span>{t('pickers.queryFailed')}</span>
          {children}
          {isApiError(error) ? (
            <Text as="div" size="small" tone="secondary">
              {messageText(t, failureMessage(error))}
            </Text>
          ) : null}
        </RetryMessage>
      ) : null}
    </LiveRegion>
  );
}
