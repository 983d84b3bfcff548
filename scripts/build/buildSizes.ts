import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

function kibibytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`.padStart(11);
}

/** A table of the scripts in `dist` with their sizes, for the terminal. */
export function buildSizes(): string {
  const names = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .sort();
  const width = Math.max(0, ...names.map((name) => name.length));
  const rows = names.map((name) => {
    const content = readFileSync(join('dist', name));
    const sizes = [content.length, gzipSync(content).length, brotliCompressSync(content).length];
    return `  ${name.padEnd(width)} ${sizes.map(kibibytes).join('')}`;
  });
  return [
    `  ${'dist/'.padEnd(width)} ${['bytes', 'gzip', 'brotli'].map((name) => name.padStart(11)).join('')}`,
    ...rows,
    '',
  ].join('\n');
}
