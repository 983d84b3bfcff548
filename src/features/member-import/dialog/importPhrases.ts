import type { PhraseKey } from '#translations/phrases.ts';
import type { ImportJob, RowStatus } from '../upload/importEndpoints';

type PlainPhrase = Extract<PhraseKey, `memberImport.st${string}`>;

/** What each state of an import is called; `asking` while the service has not told it. */
const STATES = {
  uploaded: 'memberImport.state.uploaded',
  queued: 'memberImport.state.queued',
  validating: 'memberImport.state.validating',
  ready: 'memberImport.state.ready',
  committing: 'memberImport.state.committing',
  done: 'memberImport.state.done',
  failed: 'memberImport.state.failed',
  cancelled: 'memberImport.state.cancelled',
  expired: 'memberImport.state.expired',
} as const satisfies Record<ImportJob['state'], PlainPhrase>;

/** The phrase for what an import is doing; null while the service has not said. */
export function statePhrase(job: ImportJob | null) {
  return job === null ? 'memberImport.state.asking' : STATES[job.state];
}

/** What each kind of row is called. */
export const ROW_PHRASES = {
  success: 'memberImport.status.success',
  notFound: 'memberImport.status.notFound',
  disabled: 'memberImport.status.disabled',
  outOfScope: 'memberImport.status.outOfScope',
  duplicate: 'memberImport.status.duplicate',
} as const satisfies Record<RowStatus, PlainPhrase>;

/** How many accounts there are of each kind of error. */
export function errorCounts(job: ImportJob) {
  return [
    ['notFound', job.notFoundUsersLength],
    ['disabled', job.disabledUsersLength],
    ['outOfScope', job.outOfScopeUsersLength],
  ] as const;
}
