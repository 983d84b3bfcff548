import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '#lib/object/isRecord.ts';
import type { Contract } from '#mock/contract/contract.ts';
import { addRecording, isRecorded } from '#mock/services/recordedScenarios.ts';
import type { Recording } from '#mock/services/recordedScenarios.ts';
import { findScenario } from '#mock/services/scenarios.ts';
import { readTextFile } from '#mock/state/textFile.ts';

const FILE = /^([A-Za-z0-9]+)\.([A-Za-z0-9_-]{1,64})\.json$/;

/** A recording that cannot be used. The message names the file and the field. */
export class RecordingError extends Error {}

/** What is wrong with a recording, naming the field; undefined if nothing is. */
export function recordingProblem(
  contract: Contract,
  operation: string,
  name: string,
  recording: unknown,
): string | undefined {
  const found = contract.operations.find(({ id }) => id === operation);
  if (!found) return `the contract has no operation "${operation}"`;
  if (typeof findScenario(operation, name) !== 'string' && !isRecorded(operation, name))
    return `${operation} already has an outcome "${name}" that is not a recording`;
  if (!isRecord(recording)) return 'it must be an object with about, status and body';
  const { about, status, body } = recording;
  if (typeof about !== 'string') return 'about must be a text';
  if (typeof status !== 'number') return 'status must be a number';
  const [violation] = found.checkAnswer(status, body);
  return violation && `body ${violation.message}`;
}

/** The recordings in a folder: `OPERATION.NAME.json` each. */
export interface RecordingFolder {
  /**
   * Adds every file to the outcomes.
   * @throws {RecordingError}
   */
  load(): void;
  /**
   * Writes a valid recording and adds it.
   * @returns the name of its file
   */
  save(operation: string, name: string, recording: Recording): string;
}

/** Opens a folder of recordings. It is created when the first answer is recorded. */
export function makeRecordingFolder(folder: string, contract: Contract): RecordingFolder {
  const files = (): string[] => {
    try {
      return readdirSync(folder).filter((file) => file.endsWith('.json'));
    } catch {
      return [];
    }
  };
  return {
    load() {
      for (const file of files()) {
        const wrong = (why: string): RecordingError =>
          new RecordingError(`The recording ${join(folder, file)} cannot be used: ${why}.`);
        const [, operation, name] = FILE.exec(file) ?? [];
        if (operation === undefined || name === undefined)
          throw wrong('its name must be OPERATION.NAME.json');
        let content: unknown;
        try {
          content = JSON.parse(readTextFile(join(folder, file)));
        } catch (error) {
          throw wrong((error as Error).message);
        }
        const problem = recordingProblem(contract, operation, name, content);
        if (problem !== undefined) throw wrong(problem);
        addRecording(operation, name, content as Recording);
      }
    },
    save(operation, name, recording) {
      const file = `${operation}.${name}.json`;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, file), `${JSON.stringify(recording, null, 2)}\n`);
      addRecording(operation, name, recording);
      return file;
    },
  };
}
