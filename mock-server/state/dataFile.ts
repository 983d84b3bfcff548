import { accessSync, constants, statSync } from 'node:fs';
import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseJson } from '#lib/text/parseJson.ts';
import { isRecord } from '#lib/object/isRecord.ts';
import { isNeeded, isTable, rowProblem } from './rowShapes';
import type { Namespaces } from './namespaces';
import type { NamespaceState } from './types';
import { stateShapes } from './stateShapes';
import { readTextFile, targetOf } from './textFile';

const FORMAT = 2;
const PAUSE_MS = 250;

/**
 * A data file that cannot be used. The message names the file and the problem. Nothing was written.
 */
export class DataFileError extends Error {}

/** @returns what is wrong with the state of a namespace, or undefined */
function problemOf(state: unknown): string | undefined {
  if (!isRecord(state) || !isRecord(state['database']) || !isRecord(state['database']['tables']))
    return 'has no database';
  for (const [name, rows] of Object.entries(state['database']['tables'])) {
    if (!isTable(name)) return `has a table "${name}" that the mock does not know`;
    if (
      !Array.isArray(rows)
      || !rows.every((row) => isRecord(row) && typeof row['id'] === 'string')
    )
      return `table "${name}" is not a list of rows, each with an id`;
    const problem = rows.map((row) => rowProblem(name, row)).find((each) => each !== undefined);
    if (problem !== undefined) return `has a row that cannot be: ${problem}`;
    if (name === 'tenants' && !rows.some(({ id }: { id: string }) => isNeeded(name, id)))
      return 'has no default academy';
  }
  if (!Number.isSafeInteger(state['database']['inserted'])) return 'has no number of inserted rows';
  for (const [name, shape] of Object.entries(stateShapes)) {
    const problem = shape(state[name], name);
    if (problem !== undefined) return `has a state that cannot be: ${problem}`;
  }
  return undefined;
}

/** @returns undefined if the file does not exist */
function contentOf(file: string): string | undefined {
  try {
    return readTextFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Reads the state of an earlier run.
 * @returns states by namespace; none if the file does not exist yet or is empty
 * @throws {DataFileError} if the file cannot be read, is not JSON or is not a data file of the
 * mock; also if the file or its folder cannot be written, because all edits would be lost at the
 * end
 */
export function readDataFile(file: string): Record<string, NamespaceState> {
  const wrong = (why: string): DataFileError =>
    new DataFileError(
      `The data file ${file} cannot be used: ${why}. It was not changed; fix it, or choose another file.`,
    );
  const requireWritable = (path: string, what: string): void => {
    try {
      accessSync(path, constants.W_OK);
    } catch (error) {
      throw wrong(`${what} cannot be written to (${(error as Error).message})`);
    }
  };
  let content: unknown;
  try {
    const target = targetOf(file);
    requireWritable(dirname(target), 'its folder');
    const text = contentOf(target);
    if (text !== undefined) requireWritable(target, 'it');
    if (text === undefined || text.trim() === '') return {};
    content = parseJson(text);
  } catch (error) {
    throw error instanceof DataFileError ? error : wrong((error as Error).message);
  }
  if (!isRecord(content) || content['format'] !== FORMAT || !isRecord(content['namespaces']))
    throw wrong(`it is not a data file of format ${FORMAT}`);
  for (const [name, state] of Object.entries(content['namespaces'])) {
    const problem = problemOf(state);
    if (problem !== undefined) throw wrong(`namespace "${name}" ${problem}`);
  }
  return content['namespaces'] as Record<string, NamespaceState>;
}

/**
 * Writes a temporary file and renames it, so that an interrupted write does not damage the file.
 * Keeps its permissions.
 */
async function writeAtomically(file: string, text: string): Promise<void> {
  const beside = `${file}.${process.pid}.tmp`;
  const handle = await open(beside, 'w', statSync(file, { throwIfNoEntry: false })?.mode);
  try {
    await handle.writeFile(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, file);
}

/** Stores the namespaces in a file. */
export interface DataFileWriter {
  /** Reports a possible change: writes soon if something has changed. */
  touch(): void;
  /** Writes pending changes. */
  flush(): Promise<void>;
}

/**
 * Creates the writer of a data file. A failed write is logged and tried again at the next change.
 * Edits of the file while the mock runs are overwritten, because the mock reads it only at its
 * start.
 */
export function makeDataFileWriter(
  file: string,
  namespaces: Namespaces,
  log: (line: string) => void,
): DataFileWriter {
  // Renaming would replace a link with a file.
  const target = targetOf(file);
  let content = contentOf(target);
  let timer: NodeJS.Timeout | undefined;
  let last = Promise.resolve();
  const write = async (): Promise<void> => {
    const text = `${JSON.stringify({ format: FORMAT, namespaces: namespaces.states() }, null, 2)}\n`;
    if (text === content) return;
    try {
      await writeAtomically(target, text);
      content = text;
    } catch (error) {
      log(`The data file ${file} could not be written: ${(error as Error).message}`);
    }
  };
  const flush = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    last = last.then(write);
    return last;
  };
  return {
    touch() {
      timer ??= setTimeout(() => void flush(), PAUSE_MS);
    },
    flush,
  };
}
