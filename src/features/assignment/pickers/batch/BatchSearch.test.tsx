import { screen, within } from '@testing-library/react';
import { countedSelection, openPicker, settle } from '#testing/pages/openPicker.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';
import type { Reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

const NAMES = Array.from({ length: 1000 }, (_, index) => `n${index}`);

const tokensOf = ({ body }: { body: string }) => (JSON.parse(body) as { tokens: string[] }).tokens;
const item = (id: string) => ({ id, label: `Name ${id}`, detail: `Detail ${id}`, state: 'active' });
const matched = (token: string, id = token) => ({
  token,
  status: 'matched',
  items: [item(id)],
  found: 1,
});
/** Finds another person for each token. */
const answerEach: Reply = (request, ...rest) =>
  reply.data({ results: tokensOf(request).map((token) => matched(token)) })(request, ...rest);
const dialog = () => within(screen.getByRole('dialog', { name: 'Batch search' }));

async function search(text: string, replies: Reply[], included: string[] = []) {
  const app = await openPicker(
    { members: { included, excluded: [] } },
    { script: (each) => each.script('batchQuerySelector', ...replies) },
  );
  await app.user.click(screen.getByRole('button', { name: 'Batch search' }));
  await app.user.click(dialog().getByRole('textbox'));
  await app.user.paste(text);
  await app.user.click(dialog().getByRole('button', { name: /^Search/ }));
  await settle();
  return app;
}

describe('BatchSearch', () => {
  /** Finds m1 for all but a few tokens. */
  const answer: Reply = (request, ...rest) => {
    const results = tokensOf(request).map((token) => {
      if (token === 'two')
        return { token, status: 'ambiguous', items: [item('m5'), item('m6')], found: 2 };
      if (token === 'absent') return { token, status: 'notFound', items: [], found: 0 };
      return matched(token, token === 'chosen' ? 'm2' : 'm1');
    });
    return reply.data({ results })(request, ...rest);
  };
  test('adds the results, with the person who stays chosen for an ambiguous name', async () => {
    const { user, service } = await search('a，two；absent chosen', [answer], ['m2']);
    expect(
      screen.getByText(
        'Entries: 4 · Found: 1 · Already selected: 1 · Several matches: 1 · Not found: 1',
      ),
    ).toBeVisible();
    const box = (id: string) =>
      dialog().getByRole<HTMLInputElement>('checkbox', { name: `Name ${id} · Detail ${id}` });
    for (const id of ['m5', 'm6', 'm5']) await user.click(box(id));
    expect(['m5', 'm6'].map((id) => box(id).checked)).toEqual([false, true]);
    await user.click(dialog().getByRole('button', { name: 'Add (2)' }));
    await settle();
    expect(screen.queryByRole('dialog', { name: 'Batch search' })).toBeNull();
    expect(countedSelection(service).members.included).toEqual(['m2', 'm1', 'm6']);
  });
  test('names that were not found can be copied', async () => {
    const { user } = await search('absent', [answer]);
    await user.click(dialog().getByRole('button', { name: 'Copy the entries not found' }));
    await settle();
    expect(await navigator.clipboard.readText()).toBe('absent');
    expect(dialog().getByRole('button', { name: 'Copied' })).toBeVisible();
  });
  test('without a clipboard, all names that were not found are shown for selecting', async () => {
    const none: Reply = (request, ...rest) => {
      const results = tokensOf(request).map((token) => ({
        token,
        status: 'notFound',
        items: [],
        found: 0,
      }));
      return reply.data({ results })(request, ...rest);
    };
    const { user } = await search(NAMES.slice(0, 60).join(' '), [none]);
    expect(dialog().getAllByRole('listitem').at(-1)).toHaveTextContent('10');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(dialog().getByRole('button', { name: 'Copy the entries not found' }));
    await settle();
    expect(dialog().getByText(/^Couldn’t copy/)).toBeVisible();
    expect(
      dialog()
        .getAllByRole('listitem')
        .map((each) => each.textContent)
        .slice(-2),
    ).toEqual(['n58', 'n59']);
  });
  test('finds all of a thousand names in order, with a few concurrent calls', async () => {
    const { user, service } = await search(
      NAMES.join(' '),
      [reply.after(1000, answerEach)],
      ['m2'],
    );
    expect(service.count('batchQuerySelector')).toBe(3);
    for (let turn = 0; turn < 10; turn += 1) await settle();
    expect(service.count('batchQuerySelector')).toBe(10);
    expect(screen.getByText('Entries: 1,000 · Found: 1,000')).toBeVisible();
    await user.click(dialog().getByRole('button', { name: 'Add (1,000)' }));
    await settle();
    expect(countedSelection(service).members.included).toEqual(['m2', ...NAMES]);
  });
  test('shows the first few ambiguous names, and more on request', async () => {
    // With labels of maximum length, so that an answer with more names would be too large.
    const many = Array.from({ length: 20 }, (_, index) => ({
      ...item(`member-${index}`),
      label: '李'.repeat(20),
      detail: `E100${index} · ${'集团 / 事业部 / '.repeat(5)}`,
    }));
    const foundReply: Reply = (request, ...rest) => {
      const results = tokensOf(request).map((token) => ({
        token,
        status: 'ambiguous',
        items: token === 'n0' ? many : many.slice(0, 1),
        found: token === 'n0' ? 35 : 1,
      }));
      return reply.data({ results: results.map((result) => ({ ...result, padding: many })) })(
        request,
        ...rest,
      );
    };
    const { user } = await search(NAMES.slice(0, 300).join(' '), [foundReply]);
    expect(screen.getByText('Entries: 300 · Several matches: 300')).toBeVisible();
    expect(screen.getAllByText(/^Only the first 20 are shown/)).toHaveLength(1);
    expect(screen.queryByText('“n20” has several matches (1). Choose:')).toBeNull();
    await user.click(screen.getByText('And 280 more'));
    expect(screen.getByText('“n20” has several matches (1). Choose:')).toBeVisible();
    expect(screen.getByText('And 260 more')).toBeVisible();
  });
  test('drops an answer to an earlier text', async () => {
    const { user } = await search('a', [reply.after(5000, answer)]);
    await user.type(dialog().getByRole('textbox'), ' b');
    await settle();
    for (let turn = 0; turn < 20; turn += 1) await settle();
    expect(dialog().queryByRole('button', { name: /^Add/ })).toBeNull();
  });
});

describe('retry', () => {
  const requests = (service: ScriptedService) =>
    service.requests
      .filter(({ operation }) => operation === 'batchQuerySelector')
      .map((request) => tokensOf(request));
  async function press(user: Awaited<ReturnType<typeof search>>['user'], name: string) {
    await user.click(dialog().getByRole('button', { name }));
    await settle();
  }
  test('after one of several calls fails, keeps the results, and a retry requests only the rest', async () => {
    const { user, service } = await search(NAMES.join(' '), [
      answerEach,
      answerEach,
      answerEach,
      answerEach,
      reply.unreachable(),
      answerEach,
    ]);
    expect(dialog().getByText(/^Query failed/)).toBeVisible();
    const foundReply = requests(service).length - 1;
    expect(dialog().getByText(`Not searched yet: ${1000 - 100 * foundReply}`)).toBeVisible();
    const before = new Set(requests(service).flatMap((tokens, call) => (call === 4 ? [] : tokens)));
    const calls = requests(service).length;
    await press(user, 'Try again');
    const again = requests(service).slice(calls).flat();
    expect(again.filter((token) => before.has(token))).toEqual([]);
    expect(again).toHaveLength(1000 - before.size);
    await press(user, 'Add (1,000)');
    expect(screen.queryByRole('dialog', { name: 'Batch search' })).toBeNull();
    expect(countedSelection(service).members.included).toEqual(NAMES);
  });
  test('results can be added while the rest cannot be looked up; the rest stays for a retry', async () => {
    const names = NAMES.slice(0, 150);
    const { user, service } = await search(names.join(' '), [answerEach, reply.unreachable()]);
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
    const { user, service } = await search('ａ nothing empty several', [
      reply.data({
        results: [
          matched('a'),
          { ...matched('empty'), items: [], found: 0 },
          several,
          matched('unasked'),
        ],
      }),
    ]);
    expect(service.count('batchQuerySelector')).toBe(1);
    expect(
      dialog().getByText('Entries: 4 · Found: 1 · Several matches: 1 · Not found: 2'),
    ).toBeVisible();
    await user.click(dialog().getByRole('tab', { name: 'Not found: 2' }));
    expect(dialog().getByText('nothing')).toBeVisible();
    expect(dialog().getByText('empty')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Add (1)' })).toBeVisible();
  });
});
