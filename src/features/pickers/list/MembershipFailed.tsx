import { Button, InlineMessage } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

interface StandingFailedProps {
  membership: {
    /** Truthy after a failure. */
    error: unknown;
    isFetching: boolean;
    refetch: () => unknown;
  };
}

/** Says that some rows may be selected without showing it, because the request failed. */
export function MembershipFailed({
  membership: { error, isFetching, refetch },
}: StandingFailedProps) {
  const { t } = useLanguage();
  return (
    <div role="alert">
      {error ? (
        <InlineMessage
          tone="warning"
          action={
            <Button size="small" loading={isFetching} onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('pickers.standingFailed')}
        </InlineMessage>
      ) : null}
    </div>
  );
}
