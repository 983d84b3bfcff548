import type { ReactNode } from 'react';
import { Checkbox, SearchField, Select } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { hasCreator, searchFields } from '../api/pickerKinds';
import type { ListKind, SearchField as Field } from '../api/pickerKinds';
import { useFieldOptions } from '../useFieldOptions';
import { Tools } from '../styled';
import type { ListView } from './listView';
import { useSearchBox } from './useSearchBox';

interface SearchBarProps {
  kind: ListKind;
  view: ListView;
  /** Takes changes of the view; any other than `typed` and `page` returns to the first page. */
  onView: (part: Partial<ListView>) => void;
  /** Further filters. */
  children?: ReactNode;
}

/** The search text, its column, and the filter for the user's own items. */
export function SearchBar({ kind, view, onView, children }: SearchBarProps) {
  const { t } = useLanguage();
  const options = useFieldOptions(kind, searchFields(kind));
  const box = useSearchBox({
    typed: view.typed,
    keyword: view.keyword,
    onTyped: (typed) => onView({ typed }),
    onSearch: (keyword) => onView({ keyword, page: 1 }),
  });
  return (
    <Tools>
      <SearchField {...box} label={t('pickers.search')} clearLabel={t('pickers.resetSearch')} />
      <Select
        label={t('pickers.searchIn')}
        labelHidden
        value={view.field}
        options={options}
        onChange={(field) => onView({ field: field as Field, page: 1 })}
      />
      {hasCreator(kind) ? (
        <Checkbox
          checked={view.createdByMe}
          onChange={(createdByMe) => onView({ createdByMe, page: 1 })}
        >
          {t('pickers.createdByMe')}
        </Checkbox>
      ) : null}
      {children}
    </Tools>
  );
}
