import { Button, InlineMessage } from '../../../../design';
import { useLanguage } from '../../../platform/language/LanguageProvider';
import { messageText } from '../../../platform/language/message';
import type { Labels } from './useLabels';

/** Says why chosen rows have no names, and offers to ask for them again. */
export function LabelsFailed({ failure, retry }: Pick<Labels, 'failure' | 'retry'>) {
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
