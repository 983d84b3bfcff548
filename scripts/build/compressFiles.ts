import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { MIN_COMPRESSED_BYTES, brotliOptions } from '#scripts/serve/brotliOptions.ts';
import { compressible, encodings } from '#scripts/serve/hostRules.ts';
import { filesIn, writeIn } from './buildFolder';

const compressors = {
  br: (body: Buffer) => promisify(brotliCompress)(body, brotliOptions(body)),
  gzip: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

async function compressFile(folder: string, path: string): Promise<void> {
  const body = readFileSync(join(folder, path));
  for (const { name, extension } of encodings) {
    const copy = body.length < MIN_COMPRESSED_BYTES ? undefined : await compressors[name](body);
    if (copy !== undefined && copy.length < body.length) writeIn(folder, path + extension, copy);
    // A copy from an earlier build would be served instead of the file.
    else rmSync(join(folder, path + extension), { force: true });
  }
}

/**
 * Writes `.br` and `.gz` beside files that they make smaller. Equal input gives equal output.
 * @param paths of the files in the folder; all of them by default
 */
export async function compressFiles(folder: string, paths = filesIn(folder)): Promise<void> {
  await Promise.all(
    paths.filter((path) => compressible.test(path)).map((path) => compressFile(folder, path)),
  );
}
