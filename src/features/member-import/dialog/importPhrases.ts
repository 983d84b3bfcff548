import type { PhraseKey } from '#translations/phrases.ts';
import type { ImportJob, RowStatus } from '../upload/importEndpoints';

type PlainPhrase = Extract<PhraseKey, `memberImport.st${string}`>;

/** The name of each state of an import; `asking` before the service's first answer. */
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

/** The phrase for an import's state; null before the first answer. */
export function statePhrase(job: ImportJob | null) {
  return job === null ? 'memberImport.state.asking' : STATES[job.state];
}

/** The name of each kind of row. */
export const ROW_PHRASES = {
  success: 'memberImport.status.success',
  notFound: 'memberImport.status.notFound',
  disabled: 'memberImport.status.disabled',
  outOfScope: 'memberImport.status.outOfScope',
  duplicate: 'memberImport.status.duplicate',
} as const satisfies Record<RowStatus, PlainPhrase>;

/** The number of accounts of each kind of error. */
export function errorCounts(job: ImportJob) {
  return [
    ['notFound', job.notFoundUsersLength],
    ['disabled', job.disabledUsersLength],
    ['outOfScope', job.outOfScopeUsersLength],
  ] as const;
}
