import type { ImportJob, RowStatus } from '../parts/importEndpoints';

/** The phrase for an import's state; null before the first answer. */
export function statePhrase(job: ImportJob | null) {
  if (job === null) return 'memberImport.state.asking';
  return hasNothingToImport(job)
    ? 'memberImport.state.nothing'
    : (`memberImport.state.${job.state}` as const);
}

/** Whether the check has found no account that can be imported, so that there is nothing to confirm. */
export function hasNothingToImport({ state, successUsersLength }: ImportJob): boolean {
  return state === 'ready' && successUsersLength === 0;
}

/** The name of the accounts or rows of a kind, as the label of a tab. */
export function figurePhrase(status: RowStatus, { state }: ImportJob) {
  return status === 'success' && state === 'done'
    ? 'memberImport.figure.imported'
    : (`memberImport.figure.${status}` as const);
}

export function errorCounts(job: ImportJob) {
  return [
    ['notFound', job.notFoundUsersLength],
    ['disabled', job.disabledUsersLength],
    ['outOfScope', job.outOfScopeUsersLength],
  ] as const;
}
