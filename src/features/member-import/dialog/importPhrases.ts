import type { PhraseKey } from '#translations/phrases.ts';
import type { ImportJob, RowStatus } from '../upload/importEndpoints';

type Phrase<Part extends string> = Extract<PhraseKey, `memberImport.${Part}.${string}`>;

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
} as const satisfies Record<ImportJob['state'], Phrase<'state'>>;

/** The phrase for an import's state; null before the first answer. */
export function statePhrase(job: ImportJob | null) {
  if (job === null) return 'memberImport.state.asking';
  return hasNothingToImport(job) ? 'memberImport.state.nothing' : STATES[job.state];
}

/** Whether the check has found no account that can be imported, so that there is nothing to confirm. */
export function hasNothingToImport({ state, successUsersLength }: ImportJob): boolean {
  return state === 'ready' && successUsersLength === 0;
}

const FIGURES = {
  notFound: 'memberImport.figure.notFound',
  disabled: 'memberImport.figure.disabled',
  outOfScope: 'memberImport.figure.outOfScope',
  duplicate: 'memberImport.figure.duplicate',
} as const satisfies Record<Exclude<RowStatus, 'success'>, Phrase<'figure'>>;

/** The name of the accounts or rows of a kind, as a figure and as a filter. */
export function figurePhrase(status: RowStatus, { state }: ImportJob) {
  if (status !== 'success') return FIGURES[status];
  return state === 'done' ? 'memberImport.figure.imported' : 'memberImport.figure.success';
}

/** Why a single row is not imported. */
export const REASONS = {
  success: undefined,
  notFound: 'memberImport.reason.notFound',
  disabled: 'memberImport.reason.disabled',
  outOfScope: 'memberImport.reason.outOfScope',
  duplicate: 'memberImport.reason.duplicate',
} as const satisfies Record<RowStatus, Phrase<'reason'> | undefined>;

/** The number of accounts of each kind of error. */
export function errorCounts(job: ImportJob) {
  return [
    ['notFound', job.notFoundUsersLength],
    ['disabled', job.disabledUsersLength],
    ['outOfScope', job.outOfScopeUsersLength],
  ] as const;
}
