import { useMemo } from 'react';
import { SearchListIcon, Tabs, UploadIcon } from '#design';
import type { DepartmentScope, Selection } from '#lib/selection/selection.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useKept } from '#shared/session/dialogDraft.ts';
import { oneOf } from '../../selection/storedChoices';
import { LazyMemberImport } from '../../import/LazyMemberImport';
import { FILE_PART } from '../../import/sheet/lostFile';
import { BATCH_PART } from '../batch/BatchSearch';
import { DepartmentPanel } from '../departments/DepartmentPanel';
import { ParticipantBatch } from './ParticipantBatch';
import { ParticipantList } from './ParticipantList';
import { PickerDialog } from './PickerDialog';
import { TABS } from '../api/pickerKinds';
import type { Tab } from '../api/pickerKinds';
import { ToolButton } from '../parts/styled';
import { useHeadCount } from '../selected/useHeadCount';
import { ParticipantsSelected } from '../selected/ParticipantsSelected';
import { selectedEntries } from '../selected/selectedEntries';
import { TooMany } from './TooMany';
import type { DraftStart } from './useDraft';
import { useParticipants } from './useParticipants';
import { useOverlay } from './useOverlay';
import { useViews } from '../list/listView';

/** A confirmed selection, and the management scope that its departments refer to. */
export interface SelectedParticipants {
  selection: Selection;
  scope: DepartmentScope;
  /** The service's; null when it failed to load. */
  headCount: number | null;
}

export interface ParticipantPickerProps {
  start: DraftStart;
  onSelected: (participants: SelectedParticipants) => void;
  onDismiss: () => void;
}

const tabSchema = oneOf(...TABS);

/** Chooses who takes part: individual people, or collections and searches. */
export function ParticipantPicker({ start, onSelected, onDismiss }: ParticipantPickerProps) {
  const { t } = useLanguage();
  const [tab, setTab] = useKept<Tab>('tab', tabSchema, 'members');
  const batch = useOverlay('isBatch', BATCH_PART);
  const importing = useOverlay('isImporting', FILE_PART);
  const { view, onView } = useViews(tab);
  const people = useParticipants(start, tab);
  const { draft, knowledge, names } = people;
  const { selection, scope } = draft;
  const headCount = useHeadCount(selection);
  const entries = useMemo(() => selectedEntries(selection), [selection]);
  const tools = (
    <>
      <ToolButton icon={<SearchListIcon size="small" />} onClick={batch.open}>
        {t('pickers.batchSearch')}
      </ToolButton>
      {tab === 'members' ? (
        <ToolButton icon={<UploadIcon size="small" />} onClick={importing.open}>
          {t('memberImport.title')}
        </ToolButton>
      ) : null}
    </>
  );
  const side = (
    <ParticipantsSelected
      entries={entries}
      names={names}
      headCount={headCount}
      canUndo={draft.canUndo}
      onEdit={draft.edit}
      onUndo={draft.undo}
    />
  );
  const problem = (
    <TooMany
      count={draft.tooMany}
      limit={draft.limit}
      onDepartments={() => {
        batch.close();
        setTab('departments');
      }}
      onImport={() => {
        batch.close();
        importing.open();
      }}
    />
  );
  return (
    <PickerDialog
      title={t('pickers.chooseParticipants')}
      count={entries.length}
      isChanged={draft.isChanged}
      emptyText={t('assign.participants.empty')}
      side={side}
      problem={batch.isOpen ? null : problem}
      onDismiss={onDismiss}
      onOk={
        draft.isTooLarge
          ? undefined
          : () => onSelected({ selection, scope, headCount: headCount ?? null })
      }
    >
      <Tabs
        label={t('pickers.kinds')}
        tabs={TABS.map((id) => ({ id, label: t(`pickers.tab.${id}`) }))}
        value={tab}
        onChange={setTab}
      >
        {tab === 'departments' ? (
          <DepartmentPanel
            departments={knowledge.departments}
            ruleChains={knowledge.ruleChains}
            selection={selection}
            view={view}
            onView={onView}
            tools={tools}
            choice={{ scope, isTouchedBy: draft.isTouchedBy, onScope: draft.switchScope }}
            onEdit={(edit, department) => {
              knowledge.learnDepartments(department);
              draft.edit(edit);
            }}
          />
        ) : (
          <ParticipantList
            key={tab}
            kind={tab}
            people={people}
            view={view}
            onView={onView}
            tools={tools}
          />
        )}
      </Tabs>
      {batch.isOpen ? (
        <ParticipantBatch
          tab={tab}
          people={people}
          view={view}
          onView={onView}
          refusal={problem}
          onClose={batch.close}
        />
      ) : null}
      {importing.isOpen ? (
        <LazyMemberImport
          onDismiss={importing.close}
          onFinished={({ importId, members }) => {
            importing.close();
            draft.addImport(importId);
            names.learnImport(importId, members);
          }}
        />
      ) : null}
    </PickerDialog>
  );
}
