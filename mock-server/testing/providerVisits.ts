import { operations } from '#shared/api/contract/operations.generated.ts';
import { envelopeOf } from './mockForTests';
import type { MockClient } from './mockForTests';

/** Encodes the fields as a query string, without `?`. */
export const query = (fields: Record<string, string>): string =>
  new URLSearchParams(fields).toString();
/** Requests an address without following its redirect. */
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
/** Where an answer redirects to. */
export const locationOf = ({ headers }: Response): URL =>
  new URL(headers.get('location') ?? '', 'http://nowhere.example');
/** The query parameters of the return address. */
export const returnParameters = (answer: Response): Record<string, string> =>
  Object.fromEntries(locationOf(answer).searchParams);

/** The name of the user whom an answer signed in. */
export async function realNameOf(client: MockClient, answer: Response): Promise<unknown> {
  const token = /^access_token=([^;]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1];
  return (
    await envelopeOf<{ realName?: string }>(
      client.get(operations.getProfile.path, { authorization: `Bearer ${token ?? ''}` }),
    )
  ).data.realName;
}
