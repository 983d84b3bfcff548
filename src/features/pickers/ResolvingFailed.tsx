import { Button, InlineMessage } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import type { Resolving } from './useResolving';

/** Says why chosen rows could not be looked up, with a retry button. */
export function ResolvingFailed({ failure, retry }: Pick<Resolving, 'failure' | 'retry'>) {
  const { t } = useLanguage();
  return (
    <div role="alert">
      {failure ? (
        <InlineMessage
          tone="warning"
          action={
            <Button size="small" onClick={retry}>
              {t('common.retry')}
            </Button>
          }
        >
          {messageText(t, failure)}
        </InlineMessage>
      ) : null}
    </div>
  );
}
