import { useMemo, useState } from 'react';
import { LiveRegion, Spinner, Stack, Text } from '#design';
import { lockedOnly } from '../../selection/sameSelection';
import type { Selection } from '#lib/selection/selection.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { LookupFailed } from '../parts/LookupFailed';
import { groupedRows } from './selectedEntries';
import type { EntryGroup, GroupedRow, SelectionEntry } from './selectedEntries';
import { SelectedPanel } from './SelectedPanel';
import { useUnknownNames } from './useNames';
import type { Names } from './useNames';
import { useEntryText } from './useEntryText';

/** One kind in the singular for one item. */
function groupPhrase(group: EntryGroup, size: number) {
  if (group === 'without') return 'pickers.without';
  if (group === 'imports') return 'assign.kind.imports';
  return size === 1 ? (`pickers.one.${group}` as const) : (`pickers.tab.${group}` as const);
}

interface ParticipantsSelectedProps {
  entries: readonly SelectionEntry[];
  names: Names;
  headCount: number | null | undefined;
  canUndo: boolean;
  onEdit: (edit: (selection: Selection) => Selection) => void;
  onUndo: () => void;
}

/** The participants' selection as a list of rules, and the number of people. */
export function ParticipantsSelected({
  entries,
  names,
  headCount,
  canUndo,
  onEdit,
  onUndo,
}: ParticipantsSelectedProps) {
  const { t, number } = useLanguage();
  const rows = useMemo(() => groupedRows(entries), [entries]);
  const textOf = useEntryText(names);
  const [inView, setInView] = useState<readonly GroupedRow[]>([]);
  const unknownNames = useUnknownNames(
    names,
    inView.flatMap((row) => ('entry' in row ? (row.entry.named ?? row.entry.within ?? []) : [])),
  );
  const [lastKnown, setLastKnown] = useState<number | null>(null);
  if (headCount !== undefined && headCount !== lastKnown) setLastKnown(headCount);
  return (
    <SelectedPanel
      rows={rows}
      size={entries.length}
      canUndo={canUndo}
      onUndo={onUndo}
      onView={setInView}
      onClear={() => onEdit(lockedOnly)}
      show={(row) =>
        'entry' in row
          ? { ...textOf(row.entry), kind: 'entry', place: row.place }
          : {
              kind: 'heading',
              key: row.group,
              name: t(groupPhrase(row.group, row.size)),
              size: row.size === entries.length ? undefined : row.size,
            }
      }
      onRemove={(row) => 'entry' in row && row.entry.remove && onEdit(row.entry.remove)}
    >
      <LiveRegion visuallyHidden={entries.length === 0}>
        {lastKnown === null ? (
          <Text tone="secondary" size="small">
            {headCount === null ? t('pickers.headsUnknown') : t('pickers.counting')}
          </Text>
        ) : (
          <Stack direction="row" gap="2" align="center">
            <Text size="small">{t('pickers.headsChosen', { n: number(lastKnown) })}</Text>
            {headCount === undefined ? <Spinner /> : null}
          </Stack>
        )}
      </LiveRegion>
      <LookupFailed failure={unknownNames.failure} onRetry={unknownNames.retry} />
    </SelectedPanel>
  );
}
