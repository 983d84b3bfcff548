import type { components } from '#shared/api/contract/types.generated.ts';
import { openWorkbook, sheetToRead } from '#lib/workbook/openWorkbook.ts';
import { ADMIN, bearerOf, envelopeOf } from './mockForTests';
import type { MockClient } from './mockForTests';
import { readyImport, uploadSheet } from './uploads';

export type ImportJob = components['schemas']['ImportJob'];
export const IMPORTS = '/api/ischool/v1/selectors/imports';

/**
 * An administrator who imports, new for each test of a file.
 * @param mock creates clients with separate namespaces
 */
export function importNamespace(mock: () => MockClient) {
  const setup = { client: undefined as unknown as MockClient, admin: {} as Record<string, string> };
  const signIn = async (): Promise<void> => {
    setup.admin = await bearerOf(setup.client, ADMIN);
  };
  beforeEach(async () => {
    setup.client = mock();
    await signIn();
  });
  const send = (bytes: Uint8Array, options?: Record<string, string>) =>
    envelopeOf<{ importId: string } | null>(uploadSheet(setup.client, setup.admin, bytes, options));
  const get = <Data>(path: string) => envelopeOf<Data>(setup.client.get(path, setup.admin));
  return {
    setup,
    /** Signs in again after the clock moved past the token's expiry. */
    signIn,
    send,
    get,
    change: (method: string, path: string) =>
      envelopeOf<ImportJob | null>(
        setup.client.fetch(path, { method, headers: { 'sxz-lang': 'en_US', ...setup.admin } }),
      ),
    jobAt: async (address: string): Promise<ImportJob> => (await get<ImportJob>(address)).data,
    /** The address of an import that is ready. */
    ready: async (bytes?: Buffer): Promise<string> =>
      `${IMPORTS}/${await readyImport(setup.client, setup.admin, bytes)}`,
    /** The rows of a downloaded workbook. */
    async sheetOf(path: string, headers = {}): Promise<string[][]> {
      const answer = await setup.client.get(path, { ...setup.admin, ...headers });
      const workbook = await openWorkbook(new Uint8Array(await answer.arrayBuffer()), 'xlsx');
      const rows: string[][] = [];
      for await (const { texts } of (await sheetToRead(workbook)).rows) rows.push(texts);
      return rows;
    },
    /**
     * Uploads a file.
     * @returns the address of its import
     */
    async addressOf(bytes: Uint8Array, name: string): Promise<string> {
      const { data } = await send(bytes, { name });
      return `${IMPORTS}/${data?.importId ?? ''}`;
    },
  };
}
