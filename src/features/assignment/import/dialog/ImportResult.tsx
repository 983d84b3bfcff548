import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { InlineMessage, ProgressBar, Stack } from '#design';
import type { Tone } from '#design';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { RetryMessage } from '#shared/page/RetryMessage.tsx';
import { ImportRows } from './ImportRows';
import type { ImportJob } from '../upload/importEndpoints';
import { errorCounts, figurePhrase, hasNothingToImport, statePhrase } from './importPhrases';
import { importRetryRequested } from '../memberImportSlice';
import type { ImportStep } from '../memberImportSlice';
import { Figures, FileLine, Status } from './styled';

/** States in which the service reports numbers and rows. */
const TELLING: readonly ImportJob['state'][] = ['ready', 'committing', 'done'];
const WORKING: readonly ImportJob['state'][] = ['uploaded', 'queued', 'validating', 'committing'];

/**
 * `usersLength` counts accounts: successes and each kind of error. Duplicates are rows, and counted
 * in no other number (D46).
 */
function Numbers({ job }: { job: ImportJob }) {
  const { t, number: count } = useLanguage();
  const figures = [
    [t('memberImport.figure.total'), job.usersLength],
    [t(figurePhrase('success', job)), job.successUsersLength],
    ...errorCounts(job).map(([status, users]) => [t(figurePhrase(status, job)), users] as const),
    [t('memberImport.figure.duplicate'), job.duplicateRows],
  ] as const;
  return (
    <Figures>
      {figures.map(([label, value]) =>
        value === 0 ? null : (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{count(value)}</dd>
          </div>
        ),
      )}
    </Figures>
  );
}

/** Final states without an import, and their severity. */
const DEAD_ENDS: { [State in ImportJob['state']]?: Tone } = {
  failed: 'danger',
  cancelled: 'info',
  expired: 'warning',
};

/** The state as text; for a failure with the service's reason. */
function StateWords({
  job,
  statusRef,
}: Pick<ImportResultProps['step'], 'job'> & Pick<ImportResultProps, 'statusRef'>) {
  const { t } = useLanguage();
  const words = t(statePhrase(job));
  const status = (
    <Status ref={statusRef} tabIndex={-1}>
      {words}
    </Status>
  );
  if (job === null) return status;
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

/** How many were imported, and how many do not exist. */
function Sentence({
  job: { successUsersLength, errorUsersLength, notFoundUsersLength },
}: {
  job: ImportJob;
}) {
  const { t, number: count } = useLanguage();
  return (
    <InlineMessage tone={errorUsersLength > 0 ? 'warning' : 'success'}>
      {t('memberImport.result', {
        success: count(successUsersLength),
        missing: count(notFoundUsersLength),
      })}
    </InlineMessage>
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
  // Polling has stopped before the first answer, so only the problem is shown.
  const isUntold = job === null && paused;
  const progress =
    job?.state === 'validating' || job?.state === 'committing' ? job.progress : undefined;
  return (
    <Stack gap="4">
      {job === null ? null : (
        <FileLine role="group" aria-label={t('memberImport.file')}>
          <bdi>{displayText(job.fileName, '')}</bdi>
        </FileLine>
      )}
      {isUntold ? null : <StateWords job={job} statusRef={statusRef} />}
      {isWorking ? <ProgressBar label={t('memberImport.progress')} value={progress} /> : null}
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
      {job?.state === 'done' ? <Sentence job={job} /> : null}
      {telling === null ? null : <Numbers job={telling} />}
      {telling !== null && telling.reportUrl !== null ? (
        <ImportRows key={telling.importId} job={telling} />
      ) : null}
    </Stack>
  );
}
