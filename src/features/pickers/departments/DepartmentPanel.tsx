import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { InlineMessage, LiveRegion, NothingFoundDrawing, SearchField, Text, Tree } from '../../../../design';
import { departmentStates, lockedInTree, setDepartment } from '../../../lib/selection/departmentTree';
import type { DepartmentScope, Selection } from '../../../lib/selection/selection';
import { locales } from '../../../platform/language/locales';
import { useLanguage } from '../../../platform/language/LanguageProvider';
import type { ListView } from '../list/listView';
import { RowsSkeleton } from '../list/RowsSkeleton';
import { useSearchBox } from '../list/useSearchBox';
import { QueryFailed } from '../QueryFailed';
import { Empty, Panel, Tools } from '../styled';
import { ScopeChoice } from './ScopeChoice';
import { flatItems, openItems } from './treeItems';
import type { Departments } from './useDepartments';
import { useFoundDepartments } from './useFoundDepartments';

interface DepartmentPanelProps {
  departments: Departments;
  selection: Selection;
  scope: DepartmentScope;
  onScope: (scope: DepartmentScope) => void;
  /** @param names what the departments are called that the edit may name */
  onEdit: (edit: (selection: Selection) => Selection, names: readonly { id: string; name: string }[]) => void;
  view: ListView;
  onView: (part: Partial<ListView>) => void;
  tools?: ReactNode;
}

/** The tree of departments with exact boxes, or what a search of it finds. */
export function DepartmentPanel({ departments, selection, scope, onScope, onEdit, view, onView, tools }: DepartmentPanelProps) {
  const { t, locale } = useLanguage();
  const [opened, setOpened] = useState<ReadonlySet<string>>();
  const { keyword } = view;
  const found = useFoundDepartments(departments, keyword);
  const box = useSearchBox({
    typed: view.typed, keyword,
    onTyped: (typed) => onView({ typed }),
    onSearch: (next) => onView({ keyword: next }),
  });
  const { flat, places } = found;
  // A company that is one department at the top is shown with what lies right below.
  const top = departments.flat.filter(({ parent }) => parent < 0);
  const expanded = opened ?? new Set(top.length === 1 && !departments.isTruncated ? top.map(({ id }) => id) : []);
  const states = useMemo(() => departmentStates(flat, selection, scope), [flat, selection, scope]);
  const locked = useMemo(() => lockedInTree(flat, selection), [flat, selection]);
  const format = new Intl.NumberFormat(locales[locale].tag).format;
  const look = { flat, states, locked, heads: (count: number) => t('pickers.heads', { n: format(count) }) };
  const items = keyword === '' ? openItems(look, expanded, departments.pending) : flatItems(look, places);
  const error = departments.error ?? found.error;
  const isLoading = !departments.isKnown || !found.isKnown;

  const expand = (id: string, isOpen: boolean) => {
    const next = new Set(expanded);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpened(next);
    if (isOpen) void departments.loadChildren(id);
  };
  const tick = (id: string, chosen: boolean) => {
    const department = flat.find((each) => each.id === id);
    onEdit((before) => setDepartment(before, flat, id, scope, chosen), department ? [department] : []);
  };
  const failedChildren = Object.values(departments.pending).includes('failed');
  return (
    <Panel>
      <ScopeChoice scope={scope} onScope={onScope} />
      <Tools>
        <SearchField {...box} label={t('pickers.search')} />
        <span>{tools}</span>
      </Tools>
      <LiveRegion visuallyHidden={keyword === ''}>
        {keyword === '' || isLoading || error ? '' : (
          <Text size="small" tone="secondary">
            {t('pickers.results', { n: format(found.total) })}
            {found.total > places.length ? ` · ${t('pickers.firstFew', { n: places.length })}` : ''}
          </Text>
        )}
      </LiveRegion>
      {error ? (
        <QueryFailed
          error={error} retrying={departments.isFetching || found.isFetching}
          onRetry={() => void (departments.error ? departments.refetch() : found.refetch())}
        />
      ) : null}
      <div role="alert">{failedChildren ? <InlineMessage tone="warning">{t('pickers.childrenFailed')}</InlineMessage> : null}</div>
      {!error && isLoading ? <RowsSkeleton /> : null}
      {!error && !isLoading && items.length === 0 ? (
        <Empty>
          <NothingFoundDrawing />
          <Text tone="secondary">{keyword === '' ? t('pickers.nothing') : t('pickers.nothingFound')}</Text>
        </Empty>
      ) : null}
      {!error && !isLoading && items.length > 0 ? (
        <Tree label={t('pickers.tab.departments')} items={items} onTick={tick} onExpand={expand} />
      ) : null}
    </Panel>
  );
}
