import { useId, useState } from 'react';
import type { FormEvent } from 'react';
import { Button, Modal, Select, Stack, Text } from '../../../../design';
import { batchTokens } from '../../../lib/batchTokens';
import { useLanguage } from '../../../platform/language/LanguageProvider';
import { batchFields } from '../pickerKinds';
import type { PickerKind, SearchField } from '../pickerKinds';
import { QueryFailed } from '../QueryFailed';
import { useFieldOptions } from '../useFieldOptions';
import type { BatchItem } from './batchGroups';
import { batchGroups } from './batchGroups';
import { BatchResults } from './BatchResults';
import { useBatchSearch } from './useBatchSearch';
import { BatchText } from './styled';

interface BatchSearchProps {
  kind: PickerKind;
  isSelected: (id: string) => boolean;
  onAdd: (items: readonly BatchItem[]) => void;
  onClose: () => void;
}

/** Looks many names, numbers or addresses up at once (specification 5, D47), and adds those that the visitor wants. */
export function BatchSearch({ kind, isSelected, onAdd, onClose }: BatchSearchProps) {
  const { t } = useLanguage();
  const id = useId();
  const [text, setText] = useState('');
  const [field, setField] = useState<SearchField>('all');
  const { search, start, forget } = useBatchSearch(kind);
  const options = useFieldOptions(kind, batchFields(kind));
  const count = batchTokens(text).length;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (count > 0) void start(text, field);
  };
  const add = (items: readonly BatchItem[]) => {
    onAdd(items);
    onClose();
  };
  return (
    <Modal open title={t('pickers.batchSearch')} width={640} closeOnEscape onClose={onClose} closeLabel={t('common.close')}>
      <form onSubmit={submit}>
        <Stack gap="3">
          <label htmlFor={id}>{t('pickers.batchLabel')}</label>
          <BatchText
            id={id} rows={5} value={text} spellCheck={false} aria-describedby={`${id}-hint`}
            onChange={({ target }) => {
              setText(target.value);
              forget();
            }}
          />
          <Text id={`${id}-hint`} size="small" tone="secondary">{t('pickers.batchHint')}</Text>
          <Stack direction="row" gap="3" wrap align="end" justify="space-between">
            <Select
              label={t('pickers.searchIn')} value={field} options={options}
              onChange={(next) => {
                setField(next as SearchField);
                forget();
              }}
            />
            <Button type="submit" variant={search.status === 'done' ? 'secondary' : 'primary'} loading={search.status === 'searching'} dimmed={count === 0}>
              {t('pickers.batchFind', { n: count })}
            </Button>
          </Stack>
          {search.status === 'failed' ? <QueryFailed error={search.error} retrying={false} onRetry={() => submit()} /> : null}
        </Stack>
      </form>
      {search.status === 'done' ? <BatchResults groups={batchGroups(search.results, search.tooLong, isSelected)} onAdd={add} /> : null}
    </Modal>
  );
}
