import { operations } from '#shared/api/contract/operations.generated.ts';
import { envelopeOf } from './mockForTests';
import type { MockClient } from './mockForTests';

/** The query of an address. */
export const query = (fields: Record<string, string>): string =>
  new URLSearchParams(fields).toString();
/** Goes to an address and stays where it leads from. */
export const visit = (client: MockClient, path: string) =>
  client.fetch(path, { redirect: 'manual' });
/** Sends a stand-in page's form. */
export const choose = (client: MockClient, path: string, fields: Record<string, string>) =>
  client.fetch(path, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: query(fields),
  });
/** Where an answer leads. */
export const locationOf = ({ headers }: Response): URL =>
  new URL(headers.get('location') ?? '', 'http://nowhere.example');
/** What an answer says on the way back. */
export const returned = (answer: Response): Record<string, string> =>
  Object.fromEntries(locationOf(answer).searchParams);

/** The name of whoever an answer signed in. */
export async function realNameOf(client: MockClient, answer: Response): Promise<unknown> {
  const token = /^access_token=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  return (
    await envelopeOf<{ realName?: string }>(
      client.get(operations.getProfile.path, { authorization: `Bearer ${token ?? ''}` }),
    )
  ).data.realName;
}
