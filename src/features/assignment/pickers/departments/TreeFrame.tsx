import type { ReactNode } from 'react';
import {
  InlineMessage,
  LiveRegion,
  NothingFoundDrawing,
  SearchField,
  Text,
  useRegionFocus,
} from '#design';
import { inlineFacts } from '#lib/text/isolated.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { RowsSkeleton } from '../list/RowsSkeleton';
import { QueryFailed } from '../parts/QueryFailed';
import { Empty, PickerPanel, ListTools } from '../parts/styled';
import type { DepartmentTree } from './useDepartmentTree';

interface TreeFrameProps {
  tree: DepartmentTree;
  tools?: ReactNode;
  /** Shown above the tree when its checkboxes are unreliable. */
  problem?: ReactNode;
  isEmpty: boolean;
  children: ReactNode;
}

/** The search of a department tree, and the placeholder or error instead of the tree. */
export function TreeFrame({ tree, tools, problem, isEmpty, children }: TreeFrameProps) {
  const { t } = useLanguage();
  const { box, keyword, found, error, isLoading } = tree;
  const area = useRegionFocus<HTMLDivElement>();
  return (
    <>
      <ListTools>
        <SearchField {...box} size="small" />
        {tools ? <span>{tools}</span> : null}
      </ListTools>
      <LiveRegion visuallyHidden={keyword === ''}>
        {keyword === '' || isLoading || error ? (
          ''
        ) : (
          <Text size="small" tone="secondary">
            {inlineFacts([
              t('pickers.results', { n: found.total }),
              found.total > found.list.length
                ? t('pickers.firstFew', { n: found.list.length })
                : '',
            ])}
          </Text>
        )}
      </LiveRegion>
      <PickerPanel ref={area} tabIndex={-1}>
        <QueryFailed error={error} retrying={tree.isFetching} onRetry={tree.retry} />
        <LiveRegion politeness="assertive">
          {tree.hasFailedChildren ? (
            <InlineMessage tone="warning">{t('pickers.childrenFailed')}</InlineMessage>
          ) : null}
        </LiveRegion>
        {problem}
        {!error && isLoading ? <RowsSkeleton /> : null}
        {!error && !isLoading && isEmpty ? (
          <Empty>
            <NothingFoundDrawing />
            <Text tone="secondary">
              {keyword === '' ? t('pickers.nothing') : t('pickers.nothingFound')}
            </Text>
          </Empty>
        ) : null}
        {!error && !isLoading && !isEmpty ? children : null}
      </PickerPanel>
    </>
  );
}
