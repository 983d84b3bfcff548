import { useState } from 'react';
import {
  Button,
  LiveRegion,
  NothingFoundDrawing,
  SearchField,
  Skeleton,
  Stack,
  Text,
  useRegionFocus,
} from '#design';
import { singleParameter } from '#lib/url/queryParameters.ts';
import type { BodyOf } from '#shared/api/contract/contractTypes.ts';
import { isApiError } from '#shared/api/client/apiError.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { LoadFailed } from '#shared/page/LoadFailed.tsx';
import { LoadingNews } from '#shared/page/LoadingNews.tsx';
import { ListPages, usePageRange } from '#shared/page/ListPages.tsx';
import { useNewestTotal } from '#shared/page/useNewestTotal.ts';
import { useSearchBox } from '#shared/page/useSearchBox.ts';
import { useSession } from '#shared/session/useSession.ts';
import { useQueryAssignmentsQuery } from '../form/assignmentEndpoints';
import { AssignmentTable } from './AssignmentTable';
import { Nothing } from '../parts/styled';

type ListQuery = BodyOf<'queryAssignments'>;

const SKELETON_ROWS = 4;

function Loading() {
  const { t } = useLanguage();
  return (
    <Stack gap="4">
      <LoadingNews text={t('common.loading')} />
      {Array.from({ length: SKELETON_ROWS }, (_, row) => (
        <Skeleton key={row} />
      ))}
    </Stack>
  );
}

export function AssignmentList() {
  const { t, number } = useLanguage();
  const environment = useEnvironment();
  const [searchText, setSearchText] = useState(
    () => singleParameter(environment.address().query, 'keyword')?.slice(0, 200) ?? '',
  );
  const [query, setQuery] = useState<ListQuery>({
    keyword: searchText.trim(),
    pageNo: 1,
    pageSize: 10,
  });
  const [isTurned, setTurned] = useState(false);
  const [hasRetried, setHasRetried] = useState(false);
  const session = useSession();
  const answer = useQueryAssignmentsQuery({ session, ...query });
  const { data, error, isFetching, refetch } = answer;
  const { keyword, pageNo, pageSize } = query;
  const box = useSearchBox({
    typed: searchText,
    keyword,
    onTyped: setSearchText,
    onSearch: (next) => setQuery({ ...query, keyword: next, pageNo: 1 }),
  });
  const total = useNewestTotal(answer, {
    list: keyword,
    page: pageNo,
    size: pageSize,
    onPage: (page) => setQuery({ ...query, pageNo: page }),
  });
  const range = usePageRange({ page: pageNo, size: pageSize, total });
  const turn = (part: Partial<ListQuery>) => {
    setTurned(true);
    setQuery({ ...query, ...part });
  };
  const area = useRegionFocus<HTMLDivElement>();
  const clearSearch = () => {
    setSearchText('');
    setQuery({ ...query, keyword: '', pageNo: 1 });
  };
  return (
    <div ref={area}>
      <Stack gap="4">
        <Stack direction="row">
          <SearchField {...box} />
        </Stack>
        <LiveRegion visuallyHidden>
          {data === undefined || isFetching || error
            ? ''
            : t('pickers.results', { n: number(total) })}
        </LiveRegion>
        <LiveRegion visuallyHidden>{isTurned && !isFetching && !error ? range : ''}</LiveRegion>
        <LiveRegion politeness="assertive">
          {error && !isFetching ? (
            <LoadFailed
              text={t('assignments.loadFailed')}
              problem={isApiError(error) ? failureMessage(error) : null}
              shouldFocus={hasRetried}
              onRetry={() => {
                setHasRetried(true);
                void refetch();
              }}
            />
          ) : null}
        </LiveRegion>
        {data === undefined && isFetching ? <Loading /> : null}
        {!error && data !== undefined && total === 0 ? (
          <Nothing>
            <NothingFoundDrawing />
            <Text tone="secondary">
              {keyword === '' ? t('assignments.none') : t('pickers.nothingFound')}
            </Text>
            {keyword === '' ? null : (
              <Button onClick={clearSearch}>{t('pickers.clearSearch')}</Button>
            )}
          </Nothing>
        ) : null}
        {!error && data !== undefined && total > 0 ? (
          <AssignmentTable rows={data.list} busy={isFetching} />
        ) : null}
        {/* Also beside an error: another page may load. */}
        {total > 0 ? (
          <ListPages
            page={pageNo}
            size={pageSize}
            total={total}
            onPage={(page) => turn({ pageNo: page })}
            onSize={(size) => turn({ pageNo: 1, pageSize: size })}
          />
        ) : null}
      </Stack>
    </div>
  );
}
