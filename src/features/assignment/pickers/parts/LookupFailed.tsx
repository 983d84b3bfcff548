import { LiveRegion } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import type { Message } from '#shared/i18n/message.ts';
import { RetryMessage } from '#shared/page/RetryMessage.tsx';

interface LookupFailedProps {
  failure: Message | undefined;
  retrying?: boolean;
  onRetry: () => void;
}

/** Says why names or checkboxes of rows may be wrong. */
export function LookupFailed({ failure, retrying, onRetry }: LookupFailedProps) {
  const { t } = useLanguage();
  return (
    <LiveRegion politeness="assertive">
      {failure ? (
        <RetryMessage tone="warning" retrying={retrying} onRetry={onRetry}>
          {messageText(t, failure)}
        </RetryMessage>
      ) : null}
    </LiveRegion>
  );
}

/** Some members may be selected without showing it. */
export const INDIRECT_MEMBERSHIP_FAILED: Message = { phrase: 'pickers.indirectMembershipFailed' };
