import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes room for a runner's report, so that an old one is never read for a new one. */
export async function clearReport(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await rm(file, { force: true });
}

/** Reads a runner's JSON report; undefined when it wrote none. */
export async function readReport<Report>(file: string): Promise<Report | undefined> {
  return readFile(file, 'utf8').then(
    (text) => JSON.parse(text) as Report,
    () => undefined,
  );
}
