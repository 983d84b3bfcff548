import { useState } from 'react';
import {
  ArrowEndIcon,
  ArrowStartIcon,
  IconButton,
  LiveRegion,
  Stack,
  TableScroll,
  Tabs,
  Text,
} from '#design';
import { isApiError } from '#shared/api/client/apiError.ts';
import { inlineFacts } from '#lib/text/isolated.ts';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { useNewestTotal } from '#shared/page/useNewestTotal.ts';
import { RetryMessage } from '#shared/page/RetryMessage.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { useSession } from '#shared/session/useSession.ts';
import { useListImportRowsQuery } from '../parts/importEndpoints';
import type { ImportJob, RowStatus } from '../parts/importEndpoints';
import { errorCounts, figurePhrase } from './importPhrases';
import { Pages, PreviewTable } from './styled';

const PAGE_SIZE = 10;

function failureOf(error: unknown) {
  return failureMessage(isApiError(error) ? error : { kind: 'unreadable' });
}

/**
 * The results of rows, by kind and page: each count that is not zero is a tab. Rows of the previous
 * page stay while others load, and disappear after a failure. Accounts are counted under success or
 * one kind of error; duplicates are rows, and counted in no other number (D46).
 */
export function ImportRows({ job }: { job: ImportJob }) {
  const { t, number: count } = useLanguage();
  // The first kind with rows.
  const [status, setStatus] = useState<RowStatus>(
    errorCounts(job).find(([, rows]) => rows > 0)?.[0] ?? 'duplicate',
  );
  const [pageNo, setPageNo] = useState(1);
  const sizes: readonly (readonly [RowStatus, number])[] = [
    ['success', job.successUsersLength],
    ...errorCounts(job),
    ['duplicate', job.duplicateRows],
  ];
  const answer = useListImportRowsQuery({
    session: useSession(),
    importId: job.importId,
    status,
    pageNo,
    pageSize: PAGE_SIZE,
  });
  const { data, error, isFetching, refetch } = answer;
  const total = useNewestTotal(answer, {
    list: status,
    page: pageNo,
    size: PAGE_SIZE,
    onPage: setPageNo,
  });
  const from = (pageNo - 1) * PAGE_SIZE + 1;
  const to = Math.min(total, pageNo * PAGE_SIZE);
  const list = error === undefined ? (data?.list ?? []) : [];
  return (
    <Tabs
      label={t('memberImport.details.filter')}
      tabs={sizes
        .filter(([kind, size]) => kind === status || size > 0)
        .map(([id, size]) => ({ id, label: inlineFacts([t(figurePhrase(id, job)), count(size)]) }))}
      value={status}
      onChange={(kind) => {
        setStatus(kind);
        setPageNo(1);
      }}
    >
      <Stack gap="3">
        {error === undefined ? null : (
          <RetryMessage tone="danger" onRetry={() => void refetch()}>
            {messageText(t, failureOf(error))}
          </RetryMessage>
        )}
        {error === undefined && data !== undefined && list.length === 0 ? (
          <Text tone="secondary">{t('memberImport.details.empty')}</Text>
        ) : null}
        {list.length === 0 ? null : (
          <TableScroll role="region" aria-label={t('memberImport.details')} aria-busy={isFetching}>
            <PreviewTable $wraps>
              <thead>
                <tr>
                  <th scope="col">{t('memberImport.details.row')}</th>
                  <th scope="col">{t('pickers.column.account')}</th>
                  <th scope="col">{t('memberImport.details.reason')}</th>
                </tr>
              </thead>
              <tbody>
                {list.map(({ row, account, status: kind, reason }, place) => (
                  <tr key={place}>
                    <td>{count(row)}</td>
                    <td>
                      <bdi>{displayText(account, '')}</bdi>
                    </td>
                    <td>
                      <bdi>
                        {displayText(
                          reason,
                          kind === 'success' ? '' : t(`memberImport.reason.${kind}`),
                        )}
                      </bdi>
                    </td>
                  </tr>
                ))}
              </tbody>
            </PreviewTable>
          </TableScroll>
        )}
        {total <= PAGE_SIZE ? null : (
          <Pages>
            <IconButton
              label={t('pickers.previousPage')}
              icon={<ArrowStartIcon />}
              aria-disabled={pageNo === 1}
              onClick={() => setPageNo(Math.max(1, pageNo - 1))}
            />
            <LiveRegion>
              {t('pickers.range', {
                from: count(from),
                to: count(to),
                total: count(total),
              })}
            </LiveRegion>
            <IconButton
              label={t('pickers.nextPage')}
              icon={<ArrowEndIcon />}
              aria-disabled={to >= total}
              onClick={() => setPageNo(to >= total ? pageNo : pageNo + 1)}
            />
          </Pages>
        )}
      </Stack>
    </Tabs>
  );
}
