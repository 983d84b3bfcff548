import { useMemo, useState } from 'react';
import { Button, Tabs } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { LazyMemberImport } from '../../import/LazyMemberImport';
import { BatchSearch } from '../batch/BatchSearch';
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
import { useViews } from './useViews';

export interface ParticipantPickerProps {
  start: DraftStart;
  onChosen: (participants: ChosenParticipants) => void;
  onDismiss: () => void;
}

/** Chooses who takes part: individual people, or collections and searches. */
export function ParticipantPicker({ start, onChosen, onDismiss }: ParticipantPickerProps) {
  const { t } = useLanguage();
  const [tab, setTab] = useState<Tab>('members');
  const [isBatch, setBatch] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const { view, onView } = useViews(tab);
  const people = useParticipants(start, tab);
  const entries = useMemo(() => selectedEntries(people.selection), [people.selection]);
  const tools = (
    <>
      <Button size="small" variant="ghost" onClick={() => setBatch(true)}>
        {t('pickers.batchSearch')}
      </Button>
      {tab === 'members' ? (
        <Button size="small" variant="ghost" onClick={() => setImporting(true)}>
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
        setBatch(false);
        setTab('departments');
      }}
      onImport={() => {
        setBatch(false);
        setImporting(true);
      }}
    />
  );
  return (
    <PickerDialog
      title={t('pickers.chooseParticipants')}
      count={entries.length}
      isChanged={people.isChanged}
      side={side}
      problem={isBatch ? null : problem}
      onDismiss={onDismiss}
      onOk={() => people.chosen && onChosen(people.chosen)}
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
      {isBatch ? (
        <BatchSearch
          kind={tab}
          view={view}
          onView={onView}
          isSelected={people.isFoundSelected}
          findIndirectMembers={people.findIndirectMembers}
          onAdd={people.addFound}
          refusal={problem}
          onClose={() => setBatch(false)}
        />
      ) : null}
      {isImporting ? (
        <LazyMemberImport
          onDismiss={() => setImporting(false)}
          onFinished={(finished) => {
            setImporting(false);
            people.addImport(finished);
          }}
        />
      ) : null}
    </PickerDialog>
  );
}
