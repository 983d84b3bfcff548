import { screen, within } from '@testing-library/react';
import { countedSelection, openPicker, settle } from '#testing/pages/openPicker.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';
import type { Reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

const NAMES = Array.from({ length: 1000 }, (_, index) => `n${index}`);

describe('BatchSearch', () => {
  const item = (id: string) => ({
    id,
    label: `Name ${id}`,
    detail: `Detail ${id}`,
    state: 'active',
  });
  /** Finds m1 for all but a few tokens. */
  const answer: Reply = async (request, signal) => {
    const { tokens } = JSON.parse(request.body) as { tokens: string[] };
    const results = tokens.map((token) => {
      if (token === 'two')
        return { token, status: 'ambiguous', items: [item('m5'), item('m6')], found: 2 };
      if (token === 'absent') return { token, status: 'notFound', items: [], found: 0 };
      return {
        token,
        status: 'matched',
        items: [item(token === 'chosen' ? 'm2' : token === 'b' ? 'm7' : 'm1')],
        found: 1,
      };
    });
    return reply.data({ results })(request, signal);
  };
  const dialog = () => screen.getByRole('dialog', { name: 'Batch search' });
  async function search(text: string, first: Reply = answer) {
    const app = await openPicker(
      { members: { included: ['m2'], excluded: [] } },
      { script: (each) => each.script('batchQuerySelector', first) },
    );
    await app.user.click(screen.getByRole('button', { name: 'Batch search' }));
    await app.user.click(within(dialog()).getByRole('textbox'));
    await app.user.paste(text);
    await app.user.click(within(dialog()).getByRole('button', { name: /^Search/ }));
    await settle();
    return app;
  }
  test('adds the results, with the person chosen for an ambiguous name', async () => {
    const { user, service } = await search('a，two；absent chosen');
    expect(
      screen.getByText(
        'Entries: 4 · Found: 1 · Already selected: 1 · Several matches: 1 · Not found: 1',
      ),
    ).toBeVisible();
    await user.click(within(dialog()).getByRole('checkbox', { name: 'Name m6 · Detail m6' }));
    await user.click(within(dialog()).getByRole('button', { name: 'Add (2)' }));
    await settle();
    expect(screen.queryByRole('dialog', { name: 'Batch search' })).toBeNull();
    expect(countedSelection(service).members.included).toEqual(['m2', 'm1', 'm6']);
  });
  test('does not add a person of an ambiguous name whose choice was undone', async () => {
    const { user, service } = await search('a two');
    const box = (id: string) =>
      within(dialog()).getByRole('checkbox', { name: `Name ${id} · Detail ${id}` });
    await user.click(box('m5'));
    await user.click(box('m6'));
    await user.click(box('m5'));
    expect([box('m5'), box('m6')].map((each) => (each as HTMLInputElement).checked)).toEqual([
      false,
      true,
    ]);
    await user.click(within(dialog()).getByRole('button', { name: 'Add (2)' }));
    await settle();
    expect(countedSelection(service).members.included).toEqual(['m2', 'm1', 'm6']);
  });
  test('names that were not found can be copied', async () => {
    const { user } = await search('absent');
    await user.click(within(dialog()).getByRole('button', { name: 'Copy the entries not found' }));
    await settle();
    expect(await navigator.clipboard.readText()).toBe('absent');
    expect(within(dialog()).getByRole('button', { name: 'Copied' })).toBeVisible();
  });
  test('without a clipboard, all names that were not found are shown for selecting', async () => {
    const none: Reply = (request, signal) => {
      const { tokens } = JSON.parse(request.body) as { tokens: string[] };
      return reply.data({
        results: tokens.map((token) => ({ token, status: 'notFound', items: [], found: 0 })),
      })(request, signal);
    };
    const { user } = await search(
      Array.from({ length: 60 }, (_, index) => `n${index}`).join(' '),
      none,
    );
    expect(within(dialog()).getAllByRole('listitem').at(-1)).toHaveTextContent('10');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    await user.click(within(dialog()).getByRole('button', { name: 'Copy the entries not found' }));
    await settle();
    expect(within(dialog()).getByText(/^Couldn’t copy/)).toBeVisible();
    expect(
      within(dialog())
        .getAllByRole('listitem')
        .map((each) => each.textContent)
        .slice(-2),
    ).toEqual(['n58', 'n59']);
  });
  /** Finds another person for each token. */
  const answerEach: Reply = (request, signal) => {
    const { tokens } = JSON.parse(request.body) as { tokens: string[] };
    return reply.data({
      results: tokens.map((token) => ({
        token,
        status: 'matched',
        items: [item(token)],
        found: 1,
      })),
    })(request, signal);
  };
  test('finds all of a thousand names in order, with a few concurrent calls', async () => {
    const { user, service } = await search(NAMES.join(' '), reply.after(1000, answerEach));
    expect(service.count('batchQuerySelector')).toBe(3);
    for (let turn = 0; turn < 10; turn += 1) await settle();
    expect(service.count('batchQuerySelector')).toBe(10);
    expect(screen.getByText('Entries: 1,000 · Found: 1,000')).toBeVisible();
    await user.click(within(dialog()).getByRole('button', { name: 'Add (1,000)' }));
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
    const { user } = await search(NAMES.slice(0, 300).join(' '), (request, signal) => {
      const { tokens } = JSON.parse(request.body) as { tokens: string[] };
      const results = tokens.map((token) => ({
        token,
        status: 'ambiguous',
        items: token === 'n0' ? many : many.slice(0, 1),
        found: token === 'n0' ? 35 : 1,
      }));
      return reply.data({ results: results.map((result) => ({ ...result, padding: many })) })(
        request,
        signal,
      );
    });
    expect(screen.getByText('Entries: 300 · Several matches: 300')).toBeVisible();
    expect(screen.getAllByText(/^Only the first 20 are shown/)).toHaveLength(1);
    expect(screen.queryByText('“n20” has several matches (1). Choose:')).toBeNull();
    await user.click(screen.getByText('And 280 more'));
    expect(screen.getByText('“n20” has several matches (1). Choose:')).toBeVisible();
    expect(screen.getByText('And 260 more')).toBeVisible();
  });
  test('drops an answer to an earlier text', async () => {
    const { user } = await search('a', reply.after(5000, answer));
    await user.type(within(dialog()).getByRole('textbox'), ' b');
    await settle();
    for (let turn = 0; turn < 20; turn += 1) await settle();
    expect(within(dialog()).queryByRole('button', { name: /^Add/ })).toBeNull();
  });
});

describe('retry', () => {
  const tokensOf = ({ body }: { body: string }) =>
    (JSON.parse(body) as { tokens: string[] }).tokens;
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
});
