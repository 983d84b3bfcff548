import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Deletes a runner's old report, so that it is not read as the new one. */
export async function clearReport(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
}

/** Reads a runner's JSON report; undefined if it wrote none. */
export async function readReport<Report>(file: string): Promise<Report | undefined> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  );
}
