import { screen, within } from '@testing-library/react';
import { countedSelection, openPicker, settle } from '#testing/pages/openPicker.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';
import type { Reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

jest.useFakeTimers();

const tokensOf = ({ body }: { body: string }) => (JSON.parse(body) as { tokens: string[] }).tokens;
const item = (id: string) => ({ id, label: `Name ${id}`, detail: '', state: 'active' });
const matched = (token: string) => ({ token, status: 'matched', items: [item(token)], found: 1 });

/** Finds another person for each token. */
const answerEach: Reply = (request, ...rest) =>
  reply.data({ results: tokensOf(request).map(matched) })(request, ...rest);

const dialog = () => within(screen.getByRole('dialog', { name: 'Batch search' }));
const asked = (service: ScriptedService) =>
  service.requests
    .filter(({ operation }) => operation === 'batchQuerySelector')
    .map((request) => tokensOf(request));
const NAMES = Array.from({ length: 1000 }, (_, index) => `n${index}`);

async function search(text: string, ...replies: Reply[]) {
  const app = await openPicker(
    {},
    { script: (each) => each.script('batchQuerySelector', ...replies) },
  );
  await app.user.click(screen.getByRole('button', { name: 'Batch search' }));
  await app.user.click(dialog().getByRole('textbox'));
  await app.user.paste(text);
  await app.user.click(dialog().getByRole('button', { name: /^Search/ }));
  await settle();
  return app;
}

async function press(user: Awaited<ReturnType<typeof search>>['user'], name: string) {
  await user.click(dialog().getByRole('button', { name }));
  await settle();
}

test('after one of several calls fails, keeps the results, and a retry requests only the rest', async () => {
  const { user, service } = await search(
    NAMES.join(' '),
    answerEach,
    answerEach,
    answerEach,
    answerEach,
    reply.unreachable(),
    answerEach,
  );
  expect(dialog().getByText(/^Query failed/)).toBeVisible();
  const found = asked(service).length - 1;
  expect(dialog().getByText(`Not searched yet: ${1000 - 100 * found}`)).toBeVisible();
  const before = new Set(asked(service).flatMap((tokens, call) => (call === 4 ? [] : tokens)));
  const calls = asked(service).length;
  await press(user, 'Try again');
  const again = asked(service).slice(calls).flat();
  expect(again.filter((token) => before.has(token))).toEqual([]);
  expect(again).toHaveLength(1000 - before.size);
  await press(user, 'Add (1,000)');
  expect(screen.queryByRole('dialog', { name: 'Batch search' })).toBeNull();
  expect(countedSelection(service).members.included).toEqual(NAMES);
});

test('results can be added while the rest cannot be looked up; the rest stays for a retry', async () => {
  const names = NAMES.slice(0, 150);
  const { user, service } = await search(names.join(' '), answerEach, reply.unreachable());
  await press(user, 'Add (100)');
  expect(dialog().getByRole('textbox')).toHaveValue(names.join(' '));
  expect(
    dialog().getByText('Entries: 150 · Already selected: 100 · Not searched yet: 50'),
  ).toBeVisible();
  service.script('batchQuerySelector', answerEach);
  await press(user, 'Try again');
  expect(dialog().getByText('Entries: 150 · Found: 50 · Already selected: 100')).toBeVisible();
  await press(user, 'Add (50)');
  expect(countedSelection(service).members.included).toEqual(names);
});

test('a name without a usable answer of the service counts as not found', async () => {
  const several = { ...matched('several'), items: [item('m1'), item('m2')], found: 2 };
  const { user, service } = await search(
    'ａ nothing empty several',
    reply.data({
      results: [
        matched('a'),
        { ...matched('empty'), items: [], found: 0 },
        several,
        matched('unasked'),
      ],
    }),
  );
  expect(service.count('batchQuerySelector')).toBe(1);
  expect(
    dialog().getByText('Entries: 4 · Found: 1 · Several matches: 1 · Not found: 2'),
  ).toBeVisible();
  await user.click(dialog().getByRole('tab', { name: 'Not found: 2' }));
  expect(dialog().getByText('nothing')).toBeVisible();
  expect(dialog().getByText('empty')).toBeVisible();
  expect(dialog().getByRole('button', { name: 'Add (1)' })).toBeVisible();
});
