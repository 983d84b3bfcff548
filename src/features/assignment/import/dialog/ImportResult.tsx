import type { RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, InlineMessage, ProgressBar, Text } from '#design';
import type { Tone } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { RetryMessage } from '#shared/page/RetryMessage.tsx';
import { ImportRows } from './ImportRows';
import type { ImportJob } from '../parts/importEndpoints';
import { errorCounts, figurePhrase, hasNothingToImport, statePhrase } from './importPhrases';
import {
  downloadRequested,
  importRetryRequested,
  selectDownload,
} from '../parts/memberImportSlice';
import type { ImportStep } from '../parts/memberImportSlice';
import { FileLine, Status, Sums, Working } from './styled';

function ReportButton() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const { busy } = useSelector(selectDownload);
  return (
    <Button
      size="small"
      loading={busy === 'report'}
      onClick={() => dispatch(downloadRequested('report'))}
    >
      {t('memberImport.report')}
    </Button>
  );
}

/** States in which the service reports numbers and rows. */
const TELLING: readonly ImportJob['state'][] = ['ready', 'committing', 'done'];
const WORKING: readonly ImportJob['state'][] = ['uploaded', 'queued', 'validating', 'committing'];

/** Final states without an import, and their severity. */
const DEAD_ENDS: { [State in ImportJob['state']]?: Tone } = {
  failed: 'danger',
  cancelled: 'info',
  expired: 'warning',
};

/**
 * The state as text. A failure adds the service's reason; a finished import adds how many were
 * imported and how many do not exist.
 */
function StateWords({
  job,
  statusRef,
}: Pick<ImportResultProps['step'], 'job'> & Pick<ImportResultProps, 'statusRef'>) {
  const { t, number: count } = useLanguage();
  const words = t(statePhrase(job));
  const status = (
    <Status ref={statusRef} tabIndex={-1}>
      {words}
    </Status>
  );
  if (job === null) return status;
  if (job.state === 'done')
    return (
      <InlineMessage tone={job.errorUsersLength > 0 ? 'warning' : 'success'}>
        {status}
        {t('memberImport.result', {
          success: count(job.successUsersLength),
          missing: count(job.notFoundUsersLength),
        })}
      </InlineMessage>
    );
  const tone = hasNothingToImport(job) ? 'warning' : DEAD_ENDS[job.state];
  const reason = displayText(job.message, '', 300);
  if (tone === undefined) return status;
  return (
    <InlineMessage tone={tone}>
      {status}
      {reason === '' || reason === words ? null : <bdi>{reason}</bdi>}
    </InlineMessage>
  );
}

/**
 * The accounts of the file as the sum of their results; the total alone if there is one result or the
 * service's numbers do not add up.
 */
function Sum({ job }: { job: ImportJob }) {
  const { t, number: count } = useLanguage();
  const { usersLength, duplicateRows } = job;
  const kinds = ([['success', job.successUsersLength], ...errorCounts(job)] as const).filter(
    ([, accounts]) => accounts > 0,
  );
  const sum = kinds.reduce((before, [, accounts]) => before + accounts, 0);
  const parts = kinds.length > 1 && sum === usersLength ? kinds : [];
  return (
    <div>
      <Sums>
        <div>
          <dt>{t('memberImport.figure.total')}</dt>
          <dd>{count(usersLength)}</dd>
        </div>
        {parts.map(([kind, accounts]) => (
          <div key={kind}>
            <dt>{t(figurePhrase(kind, job))}</dt>
            <dd>{count(accounts)}</dd>
          </div>
        ))}
      </Sums>
      {duplicateRows === 0 ? null : (
        <Text size="small" tone="secondary">
          {t('memberImport.duplicates', { count: count(duplicateRows) })}
        </Text>
      )}
    </div>
  );
}

interface ImportResultProps {
  step: Extract<ImportStep, { status: 'following' }>;
  statusRef: RefObject<HTMLParagraphElement | null>;
}

/**
 * The service's progress with an uploaded workbook and its result, row by row where something
 * failed.
 */
export function ImportResult({ step: { job, problem, paused }, statusRef }: ImportResultProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const isWorking = !paused && (job === null || WORKING.includes(job.state));
  const telling = job !== null && TELLING.includes(job.state) ? job : null;
  const sum = telling === null ? null : <Sum job={telling} />;
  // Polling has stopped before the first answer, so only the problem is shown.
  const isUntold = job === null && paused;
  const progress =
    job?.state === 'validating' || job?.state === 'committing' ? job.progress : undefined;
  return (
    <>
      {job === null ? null : (
        <FileLine role="group" aria-label={t('memberImport.file')}>
          <bdi>{displayText(job.fileName, '')}</bdi>
          {telling?.reportUrl ? <ReportButton /> : null}
        </FileLine>
      )}
      {isWorking ? (
        <Working>
          <StateWords job={job} statusRef={statusRef} />
          <ProgressBar label={t('memberImport.progress')} value={progress} />
          {sum}
        </Working>
      ) : null}
      {isWorking || isUntold ? null : <StateWords job={job} statusRef={statusRef} />}
      {isWorking ? null : sum}
      {problem === null ? null : (
        <RetryMessage
          tone="danger"
          onRetry={paused ? () => dispatch(importRetryRequested()) : undefined}
        >
          {isUntold ? (
            <Status ref={statusRef} tabIndex={-1}>
              {messageText(t, problem)}
            </Status>
          ) : (
            messageText(t, problem)
          )}
        </RetryMessage>
      )}
      {telling !== null && telling.reportUrl !== null ? (
        <ImportRows key={telling.importId} job={telling} />
      ) : null}
    </>
  );
}
