import { screen, within } from '@testing-library/react';
import { countedSelection, openPicker, settle } from '../../../testing/openPicker';
import { reply } from '../../../testing/scriptedFetch';
import type { Reply } from '../../../testing/scriptedFetch';

jest.useFakeTimers();

const item = (id: string) => ({ id, label: `Name ${id}`, detail: `Detail ${id}`, state: 'active' });

/** Finds m1 by each token but a few. */
const answer: Reply = async (request, signal) => {
  const { tokens } = JSON.parse(request.body) as { tokens: string[] };
  const results = tokens.map((token) => {
    if (token === 'two') return { token, status: 'ambiguous', items: [item('m5'), item('m6')], found: 2 };
    if (token === 'nobody') return { token, status: 'notFound', items: [], found: 0 };
    return { token, status: 'matched', items: [item(token === 'chosen' ? 'm2' : token === 'b' ? 'm7' : 'm1')], found: 1 };
  });
  return reply.data({ results })(request, signal);
};

const dialog = () => screen.getByRole('dialog', { name: 'Batch search' });

async function search(text: string, first: Reply = answer) {
  const app = await openPicker({ members: { included: ['m2'], excluded: [] } }, { script: (each) => each.script('batchQuerySelector', first) });
  await app.user.click(screen.getByRole('button', { name: 'Batch search' }));
  await app.user.click(within(dialog()).getByRole('textbox'));
  await app.user.paste(text);
  await app.user.click(within(dialog()).getByRole('button', { name: /^Look up/ }));
  await settle();
  return app;
}

test('what is found is added, with whom the visitor means by an ambiguous name', async () => {
  const { user, service } = await search('a，two；nobody chosen');
  expect(screen.getByText('Found: 1, already selected: 1, ambiguous: 1, not found: 1')).toBeVisible();
  await user.click(within(dialog()).getByRole('checkbox', { name: 'Name m6 · Detail m6' }));
  await user.click(within(dialog()).getByRole('button', { name: 'Add (2)' }));
  await settle();
  expect(screen.queryByRole('dialog', { name: 'Batch search' })).toBeNull();
  expect(countedSelection(service).members.included).toEqual(['m2', 'm1', 'm6']);
});

test('what was not found can be copied', async () => {
  const { user } = await search('nobody');
  await user.click(within(dialog()).getByRole('button', { name: 'Copy what was not found' }));
  await settle();
  expect(await navigator.clipboard.readText()).toBe('nobody');
  expect(within(dialog()).getByRole('button', { name: 'Copied' })).toBeVisible();
});

test('a thousand names go in two calls, and a failed one can be tried again', async () => {
  const { user, service } = await search(Array.from({ length: 1000 }, (_, index) => `n${index}`).join(' '), reply.unreachable());
  expect(service.count('batchQuerySelector')).toBe(2);
  expect(within(dialog()).getByText(/^Query failed/)).toBeVisible();
  service.script('batchQuerySelector', answer);
  await user.click(within(dialog()).getByRole('button', { name: 'Try again' }));
  await settle();
  expect(service.count('batchQuerySelector')).toBe(4);
  expect(within(dialog()).getByRole('button', { name: 'Add (1)' })).toBeVisible();
});

test('an answer to an earlier text is dropped', async () => {
  const { user } = await search('a', reply.after(5000, answer));
  await user.type(within(dialog()).getByRole('textbox'), ' b');
  await settle();
  for (let turn = 0; turn < 20; turn += 1) await settle();
  expect(within(dialog()).queryByRole('button', { name: /^Add/ })).toBeNull();
});
