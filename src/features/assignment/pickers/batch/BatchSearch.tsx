import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import { array, object } from 'yup';
import type { Schema } from 'yup';
import { Button, Modal, Select, Stack, Text, useRegionFocus } from '#design';
import { batchTokens } from '#lib/text/batchTokens.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useKept } from '#shared/session/dialogDraft.ts';
import { yesOrNo } from '../../selection/storedChoices';
import { labelSchema } from '../api/pickerSchemas';
import { batchFields } from '../api/pickerKinds';
import type { PickerKind, SearchField } from '../api/pickerKinds';
import { LookupFailed, INDIRECT_MEMBERSHIP_FAILED } from '../parts/LookupFailed';
import { QueryFailed } from '../parts/QueryFailed';
import { useFieldOptions } from '../parts/useFieldOptions';
import type { ListView } from '../list/listView';
import type { BatchItem } from './batchGroups';
import { batchGroups } from './batchGroups';
import { BatchResults } from './BatchResults';
import { BatchSummary } from './BatchSummary';
import { useBatchSearch } from './useBatchSearch';
import type { FindIndirectMembers, IndirectMembers } from './useIndirectMembers';
import { BatchText, BatchContent } from './styled';

/** What is kept beside the text: whether it was sent, and who was chosen of several. */
export const BATCH_PART = 'batch';

interface BatchState {
  isSent: boolean;
  /** Chosen among several people of one name. */
  picked: BatchItem[];
}

const NOTHING: BatchState = { isSent: false, picked: [] };
const batchSchema: Schema<BatchState> = object({
  isSent: yesOrNo,
  picked: array(labelSchema.required()).required(),
});

interface BatchSearchProps {
  kind: PickerKind;
  /** Keeps what was typed when the dialog closes. */
  view: Pick<ListView, 'batchText' | 'batchField'>;
  onView: (part: Partial<Pick<ListView, 'batchText' | 'batchField'>>) => void;
  /** @param membership the collection that includes the item, as `findIndirectMembers` says */
  isSelected: (item: BatchItem, membership: ReturnType<IndirectMembers['get']>) => boolean;
  findIndirectMembers: FindIndirectMembers;
  /** Returns whether the items were added; if not, nothing changes. */
  onAdd: (items: readonly BatchItem[]) => boolean;
  /** Why they were not added. */
  refusal?: ReactNode;
  onClose: () => void;
}

/** Looks up many names, numbers or addresses at once, and adds the ones that the user chooses. */
export function BatchSearch({
  kind,
  view,
  onView,
  isSelected,
  findIndirectMembers,
  onAdd,
  refusal,
  onClose,
}: BatchSearchProps) {
  const { t } = useLanguage();
  const id = useId();
  const area = useRegionFocus<HTMLDivElement>();
  const { batchText: text, batchField: field } = view;
  const [isRefused, setRefused] = useState(false);
  const [{ isSent, picked }, setBatch] = useKept(BATCH_PART, batchSchema, NOTHING);
  const { search, start, clearResults } = useBatchSearch(kind, findIndirectMembers);
  const options = useFieldOptions(kind, batchFields(kind));
  const count = batchTokens(text).length;
  const restart = useEffectEvent(() => (isSent ? void start(text, field) : undefined));
  // Only the query is kept: the service has the results.
  useEffect(() => restart(), []);
  const change = (part: Parameters<typeof onView>[0]) => {
    onView(part);
    setRefused(false);
    setBatch(NOTHING);
    clearResults();
  };
  const submit = (event?: SubmitEvent) => {
    event?.preventDefault();
    setRefused(false);
    // With an error the results stay, and the choices among them.
    if (count === 0) return;
    setBatch({ isSent: true, picked: search.error ? picked : [] });
    void start(text, field);
  };
  const add = (items: readonly BatchItem[]) => {
    if (!onAdd(items)) {
      setRefused(true);
      return;
    }
    setRefused(false);
    // Names that have not been looked up are still needed.
    if (search.status === 'searching' || search.error) return;
    onView({ batchText: '' });
    onClose();
  };
  const isSearching = search.status === 'searching';
  const isSelectedItem = (item: BatchItem) => isSelected(item, search.memberships?.get(item.id));
  const hasResults = search.results.length > 0 || (search.status === 'done' && !search.error);
  const groups = hasResults
    ? batchGroups(search.results, search.tooLong, isSelectedItem)
    : undefined;
  const pick = (item: BatchItem, isPicked: boolean) => {
    const others = picked.filter(({ id: other }) => other !== item.id);
    setBatch({ isSent, picked: isPicked ? [...others, item] : others });
  };
  const rowsToAdd = new Map(
    [...(groups?.found ?? []), ...picked.filter((item) => !isSelectedItem(item))].map((item) => [
      item.id,
      item,
    ]),
  );
  const addBar = (
    <>
      {rowsToAdd.size === 0 ? (
        <Text size="small" tone="secondary">
          {t('pickers.batchNothingToAdd')}
        </Text>
      ) : null}
      <Button
        variant="primary"
        dimmed={rowsToAdd.size === 0}
        onClick={() => (rowsToAdd.size > 0 ? add([...rowsToAdd.values()]) : undefined)}
      >
        {t('pickers.batchAdd', { n: rowsToAdd.size })}
      </Button>
    </>
  );
  return (
    <Modal
      open
      title={t('pickers.batchSearch')}
      width={640}
      closeOnEscape
      onClose={onClose}
      closeLabel={t('common.close')}
      footer={groups ? addBar : undefined}
    >
      <BatchContent ref={area} tabIndex={-1}>
        <form onSubmit={submit}>
          <Stack gap="3">
            <label htmlFor={id}>{t('pickers.batchLabel')}</label>
            <BatchText
              id={id}
              rows={5}
              value={text}
              spellCheck={false}
              dir={text === '' ? undefined : 'auto'}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => change({ batchText: target.value })}
            />
            <Text id={`${id}-hint`} size="small" tone="secondary">
              {t('pickers.batchHint')}
            </Text>
            <Stack direction="row" gap="3" wrap align="end" justify="space-between">
              <Select
                label={t('pickers.searchIn')}
                value={field}
                options={options}
                onChange={(next) => change({ batchField: next as SearchField })}
              />
              <Button
                type="submit"
                variant={hasResults ? 'secondary' : 'primary'}
                loading={isSearching}
                dimmed={count === 0}
              >
                {t('pickers.batchFind', { n: count })}
              </Button>
            </Stack>
            <QueryFailed error={search.error} retrying={isSearching} onRetry={submit}>
              {hasResults ? <div>{t('pickers.batchRest', { n: search.remaining })}</div> : null}
            </QueryFailed>
            <LookupFailed
              failure={search.memberships === undefined ? INDIRECT_MEMBERSHIP_FAILED : undefined}
              retrying={isSearching}
              onRetry={submit}
            />
          </Stack>
        </form>
        {isRefused ? refusal : null}
        <BatchSummary groups={groups} remaining={search.remaining} />
        {groups ? (
          <BatchResults
            groups={groups}
            isSelected={isSelectedItem}
            isPicked={({ id: picking }) => picked.some((item) => item.id === picking)}
            onPick={pick}
          />
        ) : null}
      </BatchContent>
    </Modal>
  );
}
