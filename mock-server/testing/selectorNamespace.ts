import type { components } from '#shared/api/contract/types.generated.ts';
import { emptySelection } from '#lib/selection/selection.ts';
import type { Selection } from '#lib/selection/selection.ts';
import { envelopeOf, mockForFile } from './mockForTests';
import type { MockClient } from './mockForTests';
import { ADMIN } from './validRequestsOfSelectors';
import { bearerOf } from './validRequestsOfSignIn';

type Summary = components['schemas']['SelectionSummary'];

/** The base path of the selectors' operations. */
export const SELECTORS = '/api/ischool/v1/selectors';

/** A mock for each test of the file, with the administrator's calls of the selectors. */
export function selectorRoomForFile() {
  const mock = mockForFile();
  const room = { client: undefined as unknown as MockClient, admin: {} as Record<string, string> };
  beforeEach(async () => {
    room.client = mock();
    room.admin = await bearerOf(room.client, ADMIN);
  });
  const post = <Data>(path: string, body: object) =>
    envelopeOf<Data>(room.client.postJson(SELECTORS + path, body, room.admin));
  const summary = async (part: Partial<Selection>): Promise<Summary> =>
    (await post<Summary>('/summary', { selection: { ...emptySelection(), ...part } })).data;
  return { room, post, summary };
}
