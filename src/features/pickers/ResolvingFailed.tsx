import { Button, InlineMessage } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import type { Resolving } from './useResolving';

/** Says why the service told nothing of chosen rows, and offers to ask once more. */
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
