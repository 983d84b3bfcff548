import type { ReactNode } from 'react';
import { Checkbox, narrow, SearchField, Select, useMediaQuery } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { hasCreator, searchFields } from '../api/pickerKinds';
import type { ListKind, SearchField as Field } from '../api/pickerKinds';
import { useFieldOptions } from '../parts/useFieldOptions';
import { ListTools } from '../parts/styled';
import { FilterSheet } from './FilterSheet';
import { filterCount, NO_FILTERS } from './listView';
import type { ListView } from './listView';
import { useSearchBox } from '#shared/page/useSearchBox.ts';

interface SearchBarProps {
  kind: ListKind;
  view: ListView;
  /** Takes changes of the view; any other than `typed` and `page` returns to the first page. */
  onView: (part: Partial<ListView>) => void;
  filter?: ReactNode;
  /** After the filters. */
  children?: ReactNode;
}

/**
 * The search text, its column, the filter for the user's own items, and other actions. On phones, the
 * filters are behind one button.
 */
export function SearchBar({ kind, view, onView, filter, children }: SearchBarProps) {
  const { t } = useLanguage();
  const isPhone = useMediaQuery(narrow);
  const options = useFieldOptions(kind, searchFields(kind));
  const box = useSearchBox({
    typed: view.typed,
    keyword: view.keyword,
    onTyped: (text) => onView({ typed: text }),
    onSearch: (keyword) => onView({ keyword, page: 1 }),
  });
  const filters = (
    <>
      <Select
        label={t('pickers.searchIn')}
        labelHidden={!isPhone}
        size="small"
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
      {filter}
    </>
  );
  return (
    <ListTools>
      <SearchField {...box} size="small" />
      {isPhone ? (
        <FilterSheet count={filterCount(view)} onClear={() => onView({ ...NO_FILTERS, page: 1 })}>
          {filters}
        </FilterSheet>
      ) : (
        filters
      )}
      {children}
    </ListTools>
  );
}
