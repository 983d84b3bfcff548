import type { RefObject } from 'react';
import { useDispatch } from 'react-redux';
import { Button, InlineMessage, ProgressBar, Stack } from '../../../design';
import { displayText } from '../../lib/displayText';
import { useLanguage } from '../../platform/language/LanguageProvider';
import { messageText } from '../../platform/language/message';
import { ImportRows } from './ImportRows';
import type { ImportJob } from './importEndpoints';
import { statePhrase } from './importPhrases';
import { retryAsked } from './memberImportSlice';
import type { ImportStep } from './memberImportSlice';
import { Figures, Status } from './styled';
import { useCount } from './useCount';

/** States whose numbers and rows the service tells. */
const TELLING: readonly ImportJob['state'][] = ['ready', 'committing', 'done'];
const WORKING: readonly ImportJob['state'][] = ['uploaded', 'queued', 'validating', 'committing'];

/** `usersLength` counts accounts: successes and errors; duplicates are rows, and in no other number (D46). */
function Numbers({ job }: { job: ImportJob }) {
  const { t } = useLanguage();
  const count = useCount();
  const figures = [
    [t('memberImport.figure.total'), job.usersLength],
    [t(job.state === 'done' ? 'memberImport.figure.imported' : 'memberImport.figure.success'), job.successUsersLength],
    [t('memberImport.figure.error'), job.errorUsersLength],
    [t('memberImport.figure.duplicate'), job.duplicateRows],
  ] as const;
  return (
    <Figures>
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{count(value)}</dd>
        </div>
      ))}
    </Figures>
  );
}

function Outcome({ job }: { job: ImportJob }) {
  const { t } = useLanguage();
  const count = useCount();
  const { state, successUsersLength, errorUsersLength } = job;
  if (state === 'failed') {
    const words = t('memberImport.state.failed');
    const reason = displayText(job.message, '', 300);
    return (
      <InlineMessage tone="danger">
        {words}
        {reason === '' || reason === words ? null : <div><bdi>{reason}</bdi></div>}
      </InlineMessage>
    );
  }
  if (state === 'cancelled') return <InlineMessage tone="info">{t('memberImport.state.cancelled')}</InlineMessage>;
  if (state === 'expired') return <InlineMessage tone="warning">{t('memberImport.state.expired')}</InlineMessage>;
  if (state !== 'done') return null;
  return (
    <InlineMessage tone={errorUsersLength > 0 ? 'warning' : 'success'}>
      {t('memberImport.result', { success: count(successUsersLength), missing: count(errorUsersLength) })}
    </InlineMessage>
  );
}

interface ImportResultProps {
  step: Extract<ImportStep, { status: 'following' }>;
  statusRef: RefObject<HTMLParagraphElement | null>;
}

/** What the service makes of an uploaded workbook: how far it is, what came of it, row by row where something went wrong. */
export function ImportResult({ step: { job, problem, paused }, statusRef }: ImportResultProps) {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  const isWorking = !paused && (job === null || WORKING.includes(job.state));
  const progress = job?.state === 'validating' || job?.state === 'committing' ? job.progress : undefined;
  return (
    <Stack gap="4">
      <Status ref={statusRef} tabIndex={-1}>{t(statePhrase(job))}</Status>
      {isWorking ? <ProgressBar label={t('memberImport.progress')} value={progress} /> : null}
      {problem === null ? null : (
        <InlineMessage
          tone="danger"
          action={paused ? <Button size="small" onClick={() => dispatch(retryAsked())}>{t('common.retry')}</Button> : null}
        >
          {messageText(t, problem)}
        </InlineMessage>
      )}
      {job === null ? null : <Outcome job={job} />}
      {job !== null && TELLING.includes(job.state) ? <Numbers job={job} /> : null}
      {job !== null && TELLING.includes(job.state) && job.reportUrl !== null ? <ImportRows key={job.importId} job={job} /> : null}
    </Stack>
  );
}
