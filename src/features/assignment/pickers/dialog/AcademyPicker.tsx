import { useReducer } from 'react';
import { SearchListIcon } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { historyOf, withStep, withoutLastStep } from '../../selection/history';
import type { History } from '../../selection/history';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useFirstPart, useKeeping } from '#shared/session/dialogDraft.ts';
import { academiesSchema } from '../../selection/storedChoices';
import type { SelectedAcademy } from '../../selection/storedChoices';
import { BATCH_PART, BatchSearch } from '../batch/BatchSearch';
import { noIndirectMembers } from '../batch/useIndirectMembers';
import { ListPanel, useList } from '../list/ListPanel';
import { ToolButton } from '../parts/styled';
import { PickerDialog } from './PickerDialog';
import { SelectedPanel } from '../selected/SelectedPanel';
import { useOverlay } from './useOverlay';
import { useViews } from '../list/listView';

export interface AcademyPickerProps {
  start: SelectedAcademy[];
  onSelected: (academies: SelectedAcademy[]) => void;
  onDismiss: () => void;
}

type Academies = readonly SelectedAcademy[];

function reduce(
  history: History<Academies>,
  change: ((academies: Academies) => Academies) | 'undo',
): History<Academies> {
  return change === 'undo' ? withoutLastStep(history) : withStep(history, change(history.present));
}

const withOut = (academies: Academies, ids: ReadonlySet<string>): Academies =>
  academies.filter(({ id }) => !ids.has(id));

function withAdded(academies: Academies, others: Academies): Academies {
  const ids = new Set(academies.map(({ id }) => id));
  const fresh = others.filter(({ id }) => !ids.has(id));
  return fresh.length === 0 ? academies : [...academies, ...fresh];
}

function isSame(academies: Academies, others: Academies): boolean {
  const ids = new Set(others.map(({ id }) => id));
  return academies.length === others.length && academies.every(({ id }) => ids.has(id));
}

export function AcademyPicker({ start, onSelected, onDismiss }: AcademyPickerProps) {
  const { t } = useLanguage();
  const savedAcademies = useFirstPart('academies', academiesSchema);
  const [history, change] = useReducer(reduce, start, (first: Academies) =>
    savedAcademies ? withStep(historyOf(first), savedAcademies) : historyOf(first),
  );
  useKeeping('academies', history.present, start);
  const batch = useOverlay('isBatch', BATCH_PART);
  const { view, onView } = useViews('academies');
  const list = useList('academies', view);
  const academies = history.present;
  const isSelected = ({ id }: { id: string }) => academies.some((academy) => academy.id === id);
  const side = (
    <SelectedPanel
      rows={academies}
      size={academies.length}
      canUndo={history.past.length > 0}
      onUndo={() => change('undo')}
      onClear={() => change((before) => (before.length === 0 ? before : []))}
      show={({ id, name }, index) => ({
        kind: 'entry',
        key: id,
        name: displayText(name, id),
        detail: t('pickers.one.academies'),
        locked: false,
        place: index + 1,
      })}
      onRemove={({ id }) => change((before) => withOut(before, new Set([id])))}
    />
  );
  return (
    <PickerDialog
      title={t('pickers.chooseAcademies')}
      count={academies.length}
      isChanged={() => !isSame(academies, start)}
      emptyText={t('assign.academies.empty')}
      side={side}
      onOk={() => onSelected([...academies])}
      onDismiss={onDismiss}
    >
      <ListPanel
        kind="academies"
        list={list}
        view={view}
        onView={onView}
        tools={
          <ToolButton icon={<SearchListIcon size="small" />} onClick={batch.open}>
            {t('pickers.batchSearch')}
          </ToolButton>
        }
        choosing={() => ({
          isSelected,
          isLocked: () => false,
          onSet: (rows, isSelected) =>
            change((before) =>
              isSelected
                ? withAdded(
                    before,
                    rows.map(({ id, name }) => ({ id, name })),
                  )
                : withOut(before, new Set(rows.map(({ id }) => id))),
            ),
        })}
      />
      {batch.isOpen ? (
        <BatchSearch
          kind="academies"
          view={view}
          onView={onView}
          isSelected={isSelected}
          findIndirectMembers={noIndirectMembers}
          onClose={batch.close}
          onAdd={(items) => {
            change((before) =>
              withAdded(
                before,
                items.map(({ id, label }) => ({ id, name: label })),
              ),
            );
            return true;
          }}
        />
      ) : null}
    </PickerDialog>
  );
}
