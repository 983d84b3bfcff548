import { InlineMessage } from '#design';
import { inlineFacts } from '#lib/text/isolated.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { batchTone } from './batchGroups';
import type { BatchGroups } from './batchGroups';

/** The number of names, and parts that add up to it. */
export function BatchSummary({ groups, remaining }: { groups: BatchGroups; remaining: number }) {
  const { t } = useLanguage();
  const { found, already, ambiguous, repeated, notFound, disabled, outOfScope } = groups;
  const parts = [
    ['pickers.batchFound', found.length],
    ['pickers.batchAlready', already.length],
    ['pickers.batchRepeated', repeated],
    ['pickers.batchToChoose', ambiguous.length],
    ['pickers.batchNotFound', notFound.length],
    ['pickers.batchDisabled', disabled.length],
    ['pickers.batchOutOfScope', outOfScope.length],
    ['pickers.batchRest', remaining],
  ] as const;
  const total = parts.reduce((sum, [, n]) => sum + n, 0);
  return (
    <InlineMessage tone={batchTone(groups, remaining)}>
      {inlineFacts([
        t('pickers.batchNames', { n: total }),
        ...parts.map(([key, n]) => (n === 0 ? '' : t(key, { n }))),
      ])}
    </InlineMessage>
  );
}
