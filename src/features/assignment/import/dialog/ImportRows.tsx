import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  ArrowEndIcon,
  ArrowStartIcon,
  Button,
  IconButton,
  LiveRegion,
  Select,
  Stack,
  Text,
} from '#design';
import { isApiError } from '#shared/api/client/isApiError.ts';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { RetryMessage } from '#shared/page/RetryMessage.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { failureMessage } from '#shared/i18n/transportMessage.ts';
import { useSession } from '#shared/session/useSession.ts';
import { ROW_STATUSES, useListImportRowsQuery } from '../upload/importEndpoints';
import type { ImportJob, RowStatus } from '../upload/importEndpoints';
import { ScrollRegion } from '../../pickers/list/ScrollRegion';
import { errorCounts, figurePhrase } from './importPhrases';
import { downloadRequested, selectDownload } from '../memberImportSlice';
import { ImportBar, Pages, PreviewTable } from './styled';

const PAGE_SIZE = 10;

function failureOf(error: unknown) {
  return failureMessage(isApiError(error) ? error : { kind: 'unreadable' });
}

/**
 * The results of rows, by kind and page. Rows of the previous page stay while others load, and
 * disappear after a failure.
 */
export function ImportRows({ job }: { job: ImportJob }) {
  const { t, number: count } = useLanguage();
  const dispatch = useDispatch();
  const download = useSelector(selectDownload);
  // The first kind with rows.
  const [status, setStatus] = useState<RowStatus>(
    errorCounts(job).find(([, rows]) => rows > 0)?.[0] ?? 'duplicate',
  );
  const [pageNo, setPageNo] = useState(1);
  const sizes = {
    success: job.successUsersLength,
    notFound: job.notFoundUsersLength,
    disabled: job.disabledUsersLength,
    outOfScope: job.outOfScopeUsersLength,
    duplicate: job.duplicateRows,
  } satisfies Record<RowStatus, number>;
  const { data, error, isFetching, refetch } = useListImportRowsQuery({
    session: useSession(),
    importId: job.importId,
    status,
    pageNo,
    pageSize: PAGE_SIZE,
  });
  const total = data?.total ?? 0;
  const from = (pageNo - 1) * PAGE_SIZE + 1;
  const to = Math.min(total, pageNo * PAGE_SIZE);
  const list = error === undefined ? (data?.list ?? []) : [];
  return (
    <Stack gap="3">
      <ImportBar>
        <Select
          label={t('memberImport.details.filter')}
          value={status}
          options={ROW_STATUSES.filter((value) => value === status || sizes[value] > 0).map(
            (value) => ({ value, label: t(figurePhrase(value, job)) }),
          )}
          onChange={(value) => {
            setStatus(value as RowStatus);
            setPageNo(1);
          }}
        />
        <Button
          loading={download.busy === 'report'}
          onClick={() => dispatch(downloadRequested('report'))}
        >
          {t('memberImport.report')}
        </Button>
      </ImportBar>
      {error === undefined ? null : (
        <RetryMessage tone="danger" onRetry={() => void refetch()}>
          {messageText(t, failureOf(error))}
        </RetryMessage>
      )}
      {error === undefined && data !== undefined && list.length === 0 ? (
        <Text tone="secondary">{t('memberImport.details.empty')}</Text>
      ) : null}
      {list.length === 0 ? null : (
        <ScrollRegion label={t('memberImport.details')} busy={isFetching}>
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
        </ScrollRegion>
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
  );
}
