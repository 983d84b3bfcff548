import { PNG } from 'pngjs';
import { operations } from '#shared/api/contract/operations.generated.ts';
import { writeSheet } from '#mock/services/imports/workbook/writeSheet.ts';
import { envelopeOf } from './mockForTests';
import type { MockClient } from './mockForTests';

type Fields = Record<string, string>;

/** Longer than any test's import takes to validate or commit. */
export const IMPORT_WORK_MS = 10_000;

function uploadTo(
  client: MockClient,
  path: string,
  headers: Fields,
  { bytes, name, ...fields }: { bytes: Uint8Array; name: string } & Record<string, unknown>,
): Promise<Response> {
  const body = new FormData();
  body.append('file', new File([new Uint8Array(bytes)], name));
  for (const [field, value] of Object.entries(fields)) body.append(field, String(value));
  return client.fetch(path, { method: 'POST', headers: { 'sxz-lang': 'en_US', ...headers }, body });
}

/** A picture of one color. */
export function pngOf(width: number, height: number): Buffer {
  return PNG.sync.write(new PNG({ width, height }));
}

export function uploadImage(
  client: MockClient,
  headers: Fields,
  bytes: Buffer = pngOf(16, 9),
  name = 'me.png',
): Promise<Response> {
  return uploadTo(client, operations.uploadImage.path, headers, { bytes, name });
}

/** A workbook with a header and accounts. */
export function accountsSheet(accounts: readonly string[], header = 'Account'): Buffer {
  return writeSheet([[header], ...accounts.map((account) => [account])]);
}

/** Uploads a file as an import. */
export function uploadSheet(
  client: MockClient,
  headers: Fields,
  bytes: Uint8Array = accountsSheet(['wei.zhang1', 'nobody']),
  { name = 'members.xlsx', key = 'key-12345678', ...fields }: Fields = {},
): Promise<Response> {
  const form = { bytes, name, idempotencyKey: key, ...fields };
  return uploadTo(client, operations.createImport.path, headers, form);
}

/**
 * Uploads a workbook and moves the clock until it is ready.
 * @returns the id of its import
 */
export async function readyImport(
  client: MockClient,
  headers: Fields,
  bytes?: Buffer,
): Promise<string> {
  const { data } = await envelopeOf<{ importId: string }>(uploadSheet(client, headers, bytes));
  await client.advance(IMPORT_WORK_MS);
  return data.importId;
}
