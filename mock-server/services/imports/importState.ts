import { limits } from '#mock/services/limits.ts';
import type { ImportRecord, ImportState } from '#mock/state/importTables.ts';

export interface ImportProgress {
  state: ImportState;
  /** Percentage of the current state; 100 when nothing runs. */
  progress: number;
}

/** Milliseconds that it takes to validate or commit this many rows. */
function workTime(rows: number): number {
  return 1000 + Math.ceil(rows / limits.importRowsPerSecond) * 1000;
}

function percent(part: number, whole: number): number {
  return Math.min(99, Math.max(0, Math.floor((part / whole) * 100)));
}

function stateWhileCommitting(
  { committedAt = '', problem, rows }: ImportRecord,
  now: number,
): ImportProgress {
  const duration = now - Date.parse(committedAt);
  const whole = workTime(rows.length);
  if (duration < whole) return { state: 'committing', progress: percent(duration, whole) };
  return { state: problem === 'failing' ? 'failed' : 'done', progress: 100 };
}

/** The state of an import at a time if it was not cancelled. */
function stateAt(job: ImportRecord, now: number): ImportProgress {
  if (job.committedAt !== undefined) return stateWhileCommitting(job, now);
  const duration = now - Date.parse(job.uploadedAt);
  const validatingFrom = limits.importUploaded + limits.importQueued;
  const whole = workTime(job.rows.length);
  if (duration < limits.importUploaded) return { state: 'uploaded', progress: 0 };
  if (duration < validatingFrom) return { state: 'queued', progress: 0 };
  if (job.stuck === true) return { state: 'validating', progress: 42 };
  if (duration < validatingFrom + whole)
    return { state: 'validating', progress: percent(duration - validatingFrom, whole) };
  if (job.problem !== undefined && job.problem !== 'failing')
    return { state: 'failed', progress: 100 };
  return {
    state: duration < validatingFrom + whole + limits.importReadyFor ? 'ready' : 'expired',
    progress: 100,
  };
}

/**
 * The state of an import by the namespace's clock: uploaded → queued → validating → ready →
 * committing → done; or failed, cancelled, or expired if it is not committed in time.
 * @param now milliseconds since the epoch
 */
export function stateOfImport(job: ImportRecord, now: number): ImportProgress {
  return job.cancelledAt === undefined ? stateAt(job, now) : { state: 'cancelled', progress: 100 };
}

const CANCELLABLE: readonly ImportState[] = ['uploaded', 'queued', 'validating', 'ready'];

/** Whether an import can still be canceled: until its rows are being committed. */
export function canCancel(state: ImportState): boolean {
  return CANCELLABLE.includes(state);
}

/** Whether the results of the rows are available. */
export function isValidated(state: ImportState): boolean {
  return state === 'ready' || state === 'committing' || state === 'done';
}
