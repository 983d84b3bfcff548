import { screen, within } from '@testing-library/react';
import { countedSelection, openPicker, settle } from '#testing/pages/openPicker.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';
import type { Reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

const ABOVE: Readonly<Record<string, string[]>> = {
  d0: [],
  d1: ['d0'],
  d2: ['d0'],
  d4: [],
  d5: ['d4'],
};

/** Finds for each token the item with that id. */
const answer: Reply = (request, signal) => {
  const { tokens } = JSON.parse(request.body) as { tokens: string[] };
  const items = tokens.map((token) => ({
    id: token,
    label: `Name ${token}`,
    detail: '',
    state: 'active',
    ...(ABOVE[token] ? { ancestorIds: ABOVE[token] } : {}),
  }));
  return reply.data({
    results: items.map((item) => ({ token: item.id, status: 'matched', items: [item], found: 1 })),
  })(request, signal);
};

type App = Awaited<ReturnType<typeof openPicker>>;

/** Opens the batch search of the current list and looks up words. */
async function lookUpHere({ user }: Pick<App, 'user'>, text: string) {
  await user.click(screen.getByRole('button', { name: 'Batch search' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Batch search' }));
  await user.type(dialog.getByRole('textbox'), text);
  await user.click(dialog.getByRole('button', { name: /^Search/ }));
  await settle();
  return dialog;
}

async function openTab({ user }: Pick<App, 'user'>, tab: string) {
  await user.click(screen.getByRole('tab', { name: tab }));
  await settle();
}

/** The buttons that remove selected items. */
const removable = () =>
  within(screen.getByRole('list', { name: 'Selected' }))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));

const everybody = (kind: 'members' | 'roles', ...except: string[]) => ({
  kind,
  criteria: { keyword: '' },
  except,
});
const below = (departmentId: string, effect: 'include' | 'exclude' = 'include') => ({
  departmentId,
  scope: 'below' as const,
  effect,
});
const rule = (departmentId: string, scope: 'below' | 'single') => ({
  departmentId,
  scope,
  effect: 'include' as const,
});

test.each<[string, string, Parameters<typeof openPicker>[0], string, string]>([
  [
    'departments below a chosen or locked one',
    'Departments',
    {
      departments: [below('d0'), below('d2', 'exclude')],
      locked: [{ kind: 'departments', id: 'd4' }],
    },
    'd0 d1 d2 d4 d5',
    'Entries: 5 · Found: 1 · Already selected: 4',
  ],
  [
    'members of all results',
    'Members',
    { queries: [everybody('members', 'm3')], members: { included: ['m4'], excluded: ['m5'] } },
    'm2 m3 m4 m5',
    'Entries: 4 · Found: 2 · Already selected: 2',
  ],
  [
    'members of a search that may not include them',
    'Members',
    { queries: [{ kind: 'members', criteria: { keyword: 'm' }, except: [] }] },
    'm2',
    'Entries: 1 · Found: 1',
  ],
  [
    'rows of another list that are locked, named, or of all results',
    'Roles',
    {
      queries: [everybody('members'), everybody('roles', 'r2', 'r3', 'r4')],
      roles: ['r2'],
      locked: [{ kind: 'roles', id: 'r4' }],
    },
    'r1 r2 r3 r4',
    'Entries: 4 · Found: 1 · Already selected: 3',
  ],
])('%s are shown as already selected', async (_what, tab, start, text, summary) => {
  const app = await openPicker(start, {
    script: (each) => each.script('batchQuerySelector', answer),
  });
  await openTab(app, tab);
  const dialog = await lookUpHere(app, text);
  expect(dialog.getByText(summary)).toBeVisible();
});

async function lookUp(
  text: string,
  start: Parameters<typeof openPicker>[0],
  script: (each: ScriptedService) => void,
) {
  const app = await openPicker(start, { script });
  return { ...app, dialog: await lookUpHere(app, text) };
}

test('members selected through a group or role are shown as already selected, as the service says', async () => {
  const { dialog, service } = await lookUp(
    'm4 m5 m10 m20',
    { groups: ['g1'], members: { included: [], excluded: ['m10'] } },
    (each) => each.script('batchQuerySelector', answer),
  );
  expect(dialog.getByText('Entries: 4 · Found: 2 · Already selected: 2')).toBeVisible();
  expect(JSON.parse(service.last('getIndirectMembership').body)).toMatchObject({
    ids: ['m4', 'm5', 'm10', 'm20'],
    selection: { groups: ['g1'] },
  });
});

test('among several people of a name, the selected one is marked and cannot be chosen again', async () => {
  const label = (id: string) => ({ id, label: 'Wei', detail: id, state: 'active' });
  const { dialog } = await lookUp(
    'Wei',
    { members: { included: ['m2'], excluded: [] }, groups: ['g1'] },
    (each) =>
      each.script(
        'batchQuerySelector',
        reply.data({
          results: [
            { token: 'Wei', status: 'ambiguous', items: ['m1', 'm2', 'm5'].map(label), found: 3 },
          ],
        }),
      ),
  );
  expect(dialog.getByRole('checkbox', { name: 'Wei · m1' })).toBeEnabled();
  for (const id of ['m2', 'm5']) {
    expect(dialog.getByRole('checkbox', { name: `Wei · ${id} · Already selected` })).toBeChecked();
    expect(dialog.getByRole('checkbox', { name: `Wei · ${id} · Already selected` })).toBeDisabled();
  }
});

test.each<['below' | 'single', string, ReturnType<typeof rule>[]]>([
  ['single', 'this level only', [rule('d4', 'single'), rule('d5', 'single')]],
  ['below', 'without those that an added ancestor includes', [rule('d4', 'below')]],
])('adds found departments, with scope %s: %s', async (scope, _which, rules) => {
  const top = { id: 'd4', parentId: null, name: '工厂', headCount: 90, hasChildren: true };
  const app = await openPicker(
    {},
    {
      scope,
      script: (each) =>
        each
          .script('batchQuerySelector', answer)
          .script('getDepartmentTree', reply.data({ list: [top], truncated: true, total: 9000 })),
    },
  );
  await openTab(app, 'Departments');
  const dialog = await lookUpHere(app, 'd4 d5');
  await app.user.click(dialog.getByRole('button', { name: 'Add (2)' }));
  await settle();
  expect(screen.queryByRole('dialog', { name: 'Batch search' })).toBeNull();
  expect(countedSelection(app.service).departments).toEqual(rules);
  expect(screen.getByRole('treeitem', { name: '工厂' })).toBeChecked();
  expect(removable()).toEqual(rules.map(({ departmentId }) => `Remove Name ${departmentId}`));
  // The answer already contained their names and ancestors.
  expect(app.service.count('resolveSelector')).toBe(0);
});

test('adds found academies to the chosen ones, each once', async () => {
  const app = await openPicker({}, { script: (each) => each.script('batchQuerySelector', answer) });
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  await app.openAcademies({ id: 'a1', name: 'North' });
  await settle();
  const dialog = await lookUpHere(app, 'a1 a2');
  expect(dialog.getByText('Entries: 2 · Found: 1 · Already selected: 1')).toBeVisible();
  await app.user.click(dialog.getByRole('button', { name: 'Add (1)' }));
  expect(screen.queryByRole('dialog', { name: 'Batch search' })).toBeNull();
  expect(removable()).toEqual(['Remove North', 'Remove Name a2']);
  expect(app.row('学院 2')).toBeChecked();
  await app.user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
  expect(removable()).toHaveLength(8);
});
