import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import type { Handler } from './operationTypes';
import type { Scenarios } from './common/scenarioTypes';

/** A recorded answer of a real service, as its file has it. */
export interface Recording {
  about: string;
  status: number;
  body: unknown;
}

const recordings = new Map<string, Record<string, Recording>>();

/** Adds a recording to the outcomes of an operation, or replaces one. */
export function addRecording(operation: string, name: string, recording: Recording): void {
  recordings.set(operation, { ...recordings.get(operation), [name]: recording });
}

export function isRecorded(operation: string, name: string): boolean {
  return Object.hasOwn(recordings.get(operation) ?? {}, name);
}

/** The recordings of an operation as outcomes. */
export function recordedScenarios<Id extends OperationId>(id: Id): Scenarios<Id> {
  const outcomes = Object.entries(recordings.get(id) ?? {}).map(
    ([name, { about, status, body }]) => {
      const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
      // The types of answers cannot describe a file; it was checked when it was loaded.
      const answer = (() => ({ status, body })) as unknown as Handler<Id>;
      return [name, { about, status, code: code === null ? null : String(code), answer }] as const;
    },
  );
  return Object.fromEntries(outcomes);
}
