import { Button, InlineMessage } from '../../../design';
import { useLanguage } from '../../platform/language/LanguageProvider';
import { messageText } from '../../platform/language/message';
import type { Resolving } from './useResolving';

/** Says why the service told nothing of chosen rows, and offers to ask once more. */
export function ResolvingFailed({ failure, retry }: Pick<Resolving, 'failure' | 'retry'>) {
  const { t } = useLanguage();
  return (
    <div role="alert">
      {failure ? (
        <InlineMessage tone="warning" action={<Button size="small" onClick={retry}>{t('common.retry')}</Button>}>
          {messageText(t, failure)}
        </InlineMessage>
      ) : null}
    </div>
  );
}
