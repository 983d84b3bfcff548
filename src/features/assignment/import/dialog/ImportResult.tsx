import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { InlineMessage, ProgressBar, Stack } from '#design';
import type { Tone } from '#design';
import { inlineFacts } from '#lib/text/isolated.ts';
import { displayText } from '#lib/text/displayText.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { RetryMessage } from '#shared/page/RetryMessage.tsx';
import { ImportRows } from './ImportRows';
import type { ImportJob } from '../parts/importEndpoints';
import { hasNothingToImport, statePhrase } from './importPhrases';
import { importRetryRequested } from '../parts/memberImportSlice';
import type { ImportStep } from '../parts/memberImportSlice';
import { FileLine, Status } from './styled';

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

interface ImportResultProps {
  step: Extract<ImportStep, { status: 'following' }>;
  statusRef: RefObject<HTMLParagraphElement | null>;
}

/**
 * The service's progress with an uploaded workbook and its result, row by row where something
 * failed.
 */
export function ImportResult({ step: { job, problem, paused }, statusRef }: ImportResultProps) {
  const { t, number: count } = useLanguage();
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
          {telling === null ? null : (
            <span>{inlineFacts([t('memberImport.figure.total'), count(telling.usersLength)])}</span>
          )}
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
      {telling !== null && telling.reportUrl !== null ? (
        <ImportRows key={telling.importId} job={telling} />
      ) : null}
    </Stack>
  );
}
