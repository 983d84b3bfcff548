import { useCallback, useMemo, useState } from 'react';
import { LiveRegion, Spinner, Stack, Text } from '#design';
import { lockedOnly } from '#lib/selection/sameSelection.ts';
import type { Selection } from '#lib/selection/selection.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { LookupFailed } from '../LookupFailed';
import { selectedEntries } from './selectedEntries';
import { SelectedPanel } from './SelectedPanel';
import type { Labels } from './useLabels';
import { useEntryText } from './useEntryText';

interface ParticipantsSelectedProps {
  selection: Selection;
  labels: Labels;
  importSizes: ReadonlyMap<string, number>;
  headCount: number | null | undefined;
  canUndo: boolean;
  onEdit: (edit: (selection: Selection) => Selection) => void;
  onUndo: () => void;
  onNeeded: (
    needed: readonly NonNullable<ReturnType<typeof selectedEntries>[number]['named']>[],
  ) => void;
}

/** The participants' selection as a list of rules, and the number of people. */
export function ParticipantsSelected({
  selection,
  labels,
  importSizes,
  headCount,
  canUndo,
  onEdit,
  onUndo,
  onNeeded,
}: ParticipantsSelectedProps) {
  const { t, number } = useLanguage();
  const entries = useMemo(() => selectedEntries(selection), [selection]);
  const textOf = useEntryText(labels.labelOf, importSizes);
  const [lastKnown, setLastKnown] = useState<number | null>(null);
  if (headCount !== undefined && headCount !== lastKnown) setLastKnown(headCount);
  const onView = useCallback(
    (indices: readonly number[]) =>
      onNeeded(indices.flatMap((index) => entries[index]?.named ?? entries[index]?.within ?? [])),
    [entries, onNeeded],
  );
  return (
    <SelectedPanel
      count={entries.length}
      canUndo={canUndo}
      onUndo={onUndo}
      onView={onView}
      onClear={() => onEdit(lockedOnly)}
      itemAt={(index) => {
        const entry = entries[index];
        return entry === undefined
          ? { key: String(index), name: '', detail: '', locked: true }
          : textOf(entry);
      }}
      onRemove={(index) => {
        const remove = entries[index]?.remove;
        if (remove) onEdit(remove);
      }}
    >
      <LiveRegion>
        {lastKnown === null ? (
          <Text tone="secondary" size="small">
            {headCount === null ? t('pickers.headsUnknown') : t('pickers.counting')}
          </Text>
        ) : (
          <Stack direction="row" gap="2" align="center">
            <Text>{t('pickers.headsChosen', { n: number(lastKnown) })}</Text>
            {headCount === undefined ? <Spinner /> : null}
          </Stack>
        )}
      </LiveRegion>
      <LookupFailed failure={labels.failure} onRetry={labels.retry} />
    </SelectedPanel>
  );
}
