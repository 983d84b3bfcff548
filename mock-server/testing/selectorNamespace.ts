import type { components } from '#shared/api/contract/types.generated.ts';
import { emptySelection } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';
import { ADMIN, bearerOf, envelopeOf, mockForFile } from './mockForTests';
import type { MockClient } from './mockForTests';

type Summary = components['schemas']['SelectionSummary'];

/** The base path of the selectors' operations. */
export const SELECTORS = '/api/ischool/v1/selectors';

/** A mock for each test of the file, with the administrator's calls of the selectors. */
export function selectorMockForFile() {
  const mock = mockForFile();
  const setup = { client: undefined as unknown as MockClient, admin: {} as Record<string, string> };
  beforeEach(async () => {
    setup.client = mock();
    setup.admin = await bearerOf(setup.client, ADMIN);
  });
  const post = <Data>(path: string, body: object) =>
    envelopeOf<Data>(setup.client.postJson(SELECTORS + path, body, setup.admin));
  const summary = async (part: Partial<Selection>): Promise<Summary> =>
    (await post<Summary>('/summary', { selection: { ...emptySelection(), ...part } })).data;
  return { setup, post, summary };
}
