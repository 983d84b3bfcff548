import { LiveRegion, Text } from '#design';
import { inlineFacts } from '#lib/text/isolated.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import type { BatchGroups } from './batchGroups';

interface BatchSummaryProps {
  groups: BatchGroups | undefined;
  remaining: number;
}

/** Announces the number of names and its parts; shows the number and the parts without a tab. */
export function BatchSummary({ groups, remaining }: BatchSummaryProps) {
  const { t } = useLanguage();
  const parts = groups
    ? ([
        ['pickers.batchFound', groups.found.length],
        ['pickers.batchAlready', groups.already.length],
        ['pickers.batchRepeated', groups.repeated],
        ['pickers.batchToChoose', groups.ambiguous.length],
        ['pickers.batchNotFound', groups.notFound.length],
        ['pickers.batchDisabled', groups.disabled.length],
        ['pickers.batchOutOfScope', groups.outOfScope.length],
        ['pickers.batchRest', remaining],
      ] as const)
    : [];
  const total = parts.reduce((sum, [, n]) => sum + n, 0);
  const facts = (entries: readonly (typeof parts)[number][]) =>
    inlineFacts([
      t('pickers.batchNames', { n: total }),
      ...entries.map(([key, n]) => (n === 0 ? '' : t(key, { n }))),
    ]);
  const isUntabbed = ([key]: (typeof parts)[number]) =>
    key === 'pickers.batchRepeated' || key === 'pickers.batchRest';
  return (
    <div>
      <LiveRegion visuallyHidden>{groups ? facts(parts) : null}</LiveRegion>
      {groups ? (
        <Text size="small" tone="secondary">
          {facts(parts.filter(isUntabbed))}
        </Text>
      ) : null}
    </div>
  );
}
