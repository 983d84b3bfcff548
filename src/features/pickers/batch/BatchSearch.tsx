import { useId, useRef, useState } from 'react';
import type { FormEvent, ReactNode } from 'react';
import { Button, Modal, Select, Stack, Text, useFocusKept } from '../../../../design';
import { batchTokens } from '../../../lib/batchTokens';
import { useLanguage } from '../../../platform/language/LanguageProvider';
import { batchFields } from '../pickerKinds';
import type { PickerKind, SearchField } from '../pickerKinds';
import { QueryFailed } from '../QueryFailed';
import { useFieldOptions } from '../useFieldOptions';
import type { ListView } from '../list/listView';
import type { BatchItem } from './batchGroups';
import { batchGroups } from './batchGroups';
import { BatchResults } from './BatchResults';
import { useBatchSearch } from './useBatchSearch';
import { BatchText, Content } from './styled';

interface BatchSearchProps {
  kind: PickerKind;
  /** Keeps what was typed: closing loses nothing. */
  view: Pick<ListView, 'batchText' | 'batchField'>;
  onView: (part: Partial<Pick<ListView, 'batchText' | 'batchField'>>) => void;
  isSelected: (item: BatchItem) => boolean;
  /** Says whether they were taken; if not, everything stays as it is. */
  onAdd: (items: readonly BatchItem[]) => boolean;
  /** Why they were not. */
  refusal?: ReactNode;
  onClose: () => void;
}

/** Looks many names, numbers or addresses up at once (specification 5, D47), and adds those that the visitor wants. */
export function BatchSearch({ kind, view, onView, isSelected, onAdd, refusal, onClose }: BatchSearchProps) {
  const { t } = useLanguage();
  const id = useId();
  const content = useRef<HTMLDivElement>(null);
  useFocusKept(content);
  const { batchText: text, batchField: field } = view;
  const [isRefused, setRefused] = useState(false);
  const { search, start, forget } = useBatchSearch(kind);
  const options = useFieldOptions(kind, batchFields(kind));
  const count = batchTokens(text).length;
  const change = (part: Parameters<typeof onView>[0]) => {
    onView(part);
    setRefused(false);
    forget();
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setRefused(false);
    if (count > 0) void start(text, field);
  };
  const add = (items: readonly BatchItem[]) => {
    if (!onAdd(items)) {
      setRefused(true);
      return;
    }
    onView({ batchText: '' });
    onClose();
  };
  return (
    <Modal open title={t('pickers.batchSearch')} width={640} closeOnEscape onClose={onClose} closeLabel={t('common.close')}>
      <Content ref={content}>
        <form onSubmit={submit}>
          <Stack gap="3">
            <label htmlFor={id}>{t('pickers.batchLabel')}</label>
            <BatchText
              id={id} rows={5} value={text} spellCheck={false} dir={text === '' ? undefined : 'auto'} aria-describedby={`${id}-hint`}
              onChange={({ target }) => change({ batchText: target.value })}
            />
            <Text id={`${id}-hint`} size="small" tone="secondary">{t('pickers.batchHint')}</Text>
            <Stack direction="row" gap="3" wrap align="end" justify="space-between">
              <Select
                label={t('pickers.searchIn')} value={field} options={options}
                onChange={(next) => change({ batchField: next as SearchField })}
              />
              <Button type="submit" variant={search.status === 'done' ? 'secondary' : 'primary'} loading={search.status === 'searching'} dimmed={count === 0}>
                {t('pickers.batchFind', { n: count })}
              </Button>
            </Stack>
            {search.status === 'failed' ? <QueryFailed error={search.error} retrying={false} onRetry={() => submit()} /> : null}
          </Stack>
        </form>
        {isRefused ? refusal : null}
        {search.status === 'done' ? <BatchResults groups={batchGroups(search.results, search.tooLong, isSelected)} onAdd={add} /> : null}
      </Content>
    </Modal>
  );
}
