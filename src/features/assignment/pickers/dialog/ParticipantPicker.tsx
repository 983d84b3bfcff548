import { useMemo } from 'react';
import { Button, Tabs } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useKept } from '#shared/session/dialogDraft.ts';
import { oneOf } from '../../selection/storedChoices';
import { LazyMemberImport } from '../../import/LazyMemberImport';
import { FILE_PART } from '../../import/sheet/lostFile';
import { BATCH_PART, BatchSearch } from '../batch/BatchSearch';
import { ParticipantDepartments } from './ParticipantDepartments';
import { ParticipantList } from './ParticipantList';
import { PickerDialog } from './PickerDialog';
import { TABS } from '../api/pickerKinds';
import type { Tab } from '../api/pickerKinds';
import { ParticipantsSelected } from '../selected/ParticipantsSelected';
import { selectedEntries } from '../selected/selectedEntries';
import { TooMany } from './TooMany';
import type { DraftStart } from './useDraft';
import { useParticipants } from './useParticipants';
import type { ChosenParticipants } from './useParticipants';
import { useOverlay } from './useOverlay';
import { useViews } from '../list/listView';

export interface ParticipantPickerProps {
  start: DraftStart;
  onChosen: (participants: ChosenParticipants) => void;
  onDismiss: () => void;
}

const tabSchema = oneOf(...TABS);

/** Chooses who takes part: individual people, or collections and searches. */
export function ParticipantPicker({ start, onChosen, onDismiss }: ParticipantPickerProps) {
  const { t } = useLanguage();
  const [tab, setTab] = useKept<Tab>('tab', tabSchema, 'members');
  const batch = useOverlay('isBatch', BATCH_PART);
  const importing = useOverlay('isImporting', FILE_PART);
  const { view, onView } = useViews(tab);
  const people = useParticipants(start, tab);
  const entries = useMemo(() => selectedEntries(people.selection), [people.selection]);
  const tools = (
    <>
      <Button size="small" variant="ghost" onClick={batch.open}>
        {t('pickers.batchSearch')}
      </Button>
      {tab === 'members' ? (
        <Button size="small" variant="ghost" onClick={importing.open}>
          {t('memberImport.title')}
        </Button>
      ) : null}
    </>
  );
  const side = (
    <ParticipantsSelected
      entries={entries}
      labels={people.labels}
      importSizes={people.importSizes}
      headCount={people.headCount}
      canUndo={people.canUndo}
      onEdit={people.edit}
      onUndo={people.undo}
      onNeeded={people.setNeeded}
    />
  );
  const problem = (
    <TooMany
      count={people.tooMany}
      limit={people.selectionLimit}
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
      isChanged={people.isChanged}
      side={side}
      problem={batch.isOpen ? null : problem}
      onDismiss={onDismiss}
      onOk={people.chosen && (() => people.chosen && onChosen(people.chosen))}
    >
      <Tabs
        label={t('pickers.kinds')}
        tabs={TABS.map((id) => ({ id, label: t(`pickers.tab.${id}`) }))}
        value={tab}
        onChange={setTab}
      >
        {tab === 'departments' ? (
          <ParticipantDepartments people={people} view={view} onView={onView} tools={tools} />
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
        <BatchSearch
          kind={tab}
          view={view}
          onView={onView}
          isSelected={people.isFoundSelected}
          findIndirectMembers={people.findIndirectMembers}
          onAdd={people.addFound}
          refusal={problem}
          onClose={batch.close}
        />
      ) : null}
      {importing.isOpen ? (
        <LazyMemberImport
          onDismiss={importing.close}
          onFinished={(finished) => {
            importing.close();
            people.addImport(finished);
          }}
        />
      ) : null}
    </PickerDialog>
  );
}
