import { screen, within } from '@testing-library/react';
import { openPicker, settle } from '../../../testing/openPicker';
import { reply } from '../../../testing/scriptedFetch';
import type { Reply } from '../../../testing/scriptedFetch';

jest.useFakeTimers();

const ABOVE: Readonly<Record<string, string[]>> = { d0: [], d1: ['d0'], d2: ['d0'], d4: [], d5: ['d4'] };

/** Finds by each token what has it as its id. */
const answer: Reply = (request, signal) => {
  const { tokens } = JSON.parse(request.body) as { tokens: string[] };
  const items = tokens.map((token) => ({ id: token, label: token, detail: '', state: 'active', ...(ABOVE[token] ? { ancestorIds: ABOVE[token] } : {}) }));
  return reply.data({ results: items.map((item) => ({ token: item.id, status: 'matched', items: [item], found: 1 })) })(request, signal);
};

const everybody = (kind: 'members' | 'roles', ...except: string[]) => ({ kind, criteria: { keyword: '' }, except });
const below = (departmentId: string, effect: 'include' | 'exclude' = 'include') => ({ departmentId, scope: 'below' as const, effect });

test.each<[string, string, Parameters<typeof openPicker>[0], string, string]>([
  ['departments below a chosen or locked one', 'Departments', { departments: [below('d0'), below('d2', 'exclude')], locked: [{ kind: 'departments', id: 'd4' }] }, 'd0 d1 d2 d4 d5', 'Found: 1, already selected: 4'],
  ['members of all results', 'Members', { queries: [everybody('members', 'm3')], members: { included: ['m4'], excluded: ['m5'] } }, 'm2 m3 m4 m5', 'Found: 2, already selected: 2'],
  ['members of a search, of which it is not known', 'Members', { queries: [{ kind: 'members', criteria: { keyword: 'm' }, except: [] }] }, 'm2', 'Found: 1, already selected: 0'],
  ['rows of another list that are locked, named, or of all results', 'Roles', { queries: [everybody('members'), everybody('roles', 'r2', 'r3', 'r4')], roles: ['r2'], locked: [{ kind: 'roles', id: 'r4' }] }, 'r1 r2 r3 r4', 'Found: 1, already selected: 3'],
])('%s are told as selected already', async (_what, tab, start, text, summary) => {
  const { user } = await openPicker(start, { script: (each) => each.script('batchQuerySelector', answer) });
  await user.click(screen.getByRole('tab', { name: tab }));
  await settle();
  await user.click(screen.getByRole('button', { name: 'Batch search' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Batch search' }));
  await user.type(dialog.getByRole('textbox'), text);
  await user.click(dialog.getByRole('button', { name: /^Look up/ }));
  await settle();
  expect(dialog.getByText(`${summary}, ambiguous: 0, not found: 0`)).toBeVisible();
});
