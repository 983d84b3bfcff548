import { act, screen, within } from '@testing-library/react';
import { describeFaults } from '#testing/network/describeFaults.ts';
import { member, scriptCompany } from '#testing/network/pickerAnswers.ts';
import { openAcademyPicker, openPicker, settle, picker } from '#testing/pages/openPicker.tsx';
import type { renderApp } from '#testing/render/renderApp.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';
import type { ScriptedService } from '#testing/network/scriptedFetch.ts';
import { caseText } from '#testing/cases/caseText.ts';
import strings from '#testing/cases/strings.json';
import { displayText } from '#lib/text/displayText.ts';

describe('faults', () => {
  type Picker = Awaited<ReturnType<typeof renderApp>>;
  /** The message of a list that failed to load. */
  const REFUSED =
    'Query failed. Enter the full name of the keyword or switch to another filtering mode.';
  const script = scriptCompany;
  const press = async ({ user }: Picker, name: string | RegExp) => {
    await user.click(screen.getByRole('button', { name }));
    await settle();
  };
  const close = (page: Picker) => press(page, 'Close');
  const openTab = (tab: string) => async (service: ScriptedService) => {
    const page = await openPicker({}, { service });
    await page.user.click(screen.getByRole('tab', { name: tab }));
    await settle();
    return page;
  };
  /** Requests the list again, and expects its rows. */
  const reload = (role: 'row' | 'treeitem') => ({
    recover: async (page: Picker) => {
      expect(
        screen.getAllByRole('alert').filter(({ textContent }) => textContent.includes(REFUSED)),
      ).toHaveLength(1);
      await press(page, 'Try again');
      expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
      expect(screen.getAllByRole(role).length).toBeGreaterThan(1);
    },
    close,
  });
  /** The tree of a company whose departments load level by level. */
  const largeTree = (service: ScriptedService) =>
    script(service).script(
      'getDepartmentTree',
      reply.data({
        list: [{ id: 'd0', parentId: null, name: '部门0', headCount: 800, hasChildren: true }],
        truncated: true,
        total: 9000,
      }),
    );
  describeFaults<Picker>([
    { operation: 'queryMembers', script, meet: openTab('Members'), ...reload('row') },
    { operation: 'queryGroups', script, meet: openTab('Groups'), ...reload('row') },
    { operation: 'queryPrerequisites', script, meet: openTab('Prerequisites'), ...reload('row') },
    { operation: 'queryRoles', script, meet: openTab('Roles'), ...reload('row') },
    { operation: 'queryVisitors', script, meet: openTab('Visitors'), ...reload('row') },
    { operation: 'getDepartmentTree', script, meet: openTab('Departments'), ...reload('treeitem') },
    {
      operation: 'queryDepartments',
      script: largeTree,
      meet: async (service) => {
        const page = await openTab('Departments')(service);
        await page.user.type(screen.getByRole('searchbox', { name: 'Search' }), '部门');
        await settle();
        return page;
      },
      recover: async (page) => {
        await press(page, 'Try again');
        expect(screen.queryByText(REFUSED)).not.toBeInTheDocument();
        expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('部门');
      },
      close,
    },
    {
      operation: 'getDepartmentChildren',
      script: largeTree,
      well: reply.data({
        list: [{ id: 'd1', parentId: 'd0', name: '部门1', headCount: 200, hasChildren: false }],
      }),
      meet: async (service) => {
        const page = await openTab('Departments')(service);
        act(() => screen.getByRole('tree').focus());
        await page.user.keyboard('{ArrowRight}');
        await settle();
        return page;
      },
      says: null,
      recover: async ({ user }) => {
        expect(screen.getAllByText(/^The subdepartments couldn’t be loaded/)).toHaveLength(1);
        await user.keyboard('{ArrowLeft}{ArrowRight}');
        await settle();
        expect(screen.getByRole('treeitem', { name: '部门1' })).toBeVisible();
      },
      close,
    },
    {
      operation: 'getIndirectMembership',
      script,
      meet: (service) => openPicker({ groups: ['g1'] }, { service }),
      says: null,
      recover: async (page) => {
        const announcement = /^Right now, we can’t show which members/;
        expect(screen.getAllByText(announcement)).toHaveLength(1);
        expect(screen.getAllByRole('row').length).toBeGreaterThan(1);
        await press(page, 'Try again');
        expect(screen.queryByText(announcement)).not.toBeInTheDocument();
      },
      close,
    },
    {
      operation: 'batchQuerySelector',
      script,
      meet: async (service) => {
        const page = await openPicker({}, { service });
        await press(page, 'Batch search');
        const dialog = within(screen.getByRole('dialog', { name: 'Batch search' }));
        await page.user.type(dialog.getByRole('textbox'), 'a b');
        await page.user.click(dialog.getByRole('button', { name: /^Search/ }));
        await settle();
        return page;
      },
      recover: async ({ user }) => {
        const dialog = within(screen.getByRole('dialog', { name: 'Batch search' }));
        expect(dialog.getByRole('textbox')).toHaveValue('a b');
        await user.click(dialog.getByRole('button', { name: 'Try again' }));
        await settle();
        expect(dialog.queryByText(REFUSED)).not.toBeInTheDocument();
      },
      close: async (page) => {
        await page.user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
        await close(page);
      },
    },
    ...(['summariseSelection', 'resolveSelector'] as const).map((operation) => ({
      operation,
      script,
      meet: (service: ScriptedService) =>
        openPicker({ members: { included: ['m2999'], excluded: [] } }, { service }),
      says: null,
      recover: async ({ user }: Picker) => {
        await user.click(screen.getByRole('checkbox', { name: `Select ${member(0).name}` }));
        await settle();
      },
      close: async (page: Picker) => {
        await press(page, /^OK/);
        expect(
          screen.queryByRole('dialog', { name: 'Choose participants' }),
        ).not.toBeInTheDocument();
      },
    })),
    {
      operation: 'queryAcademies',
      script,
      meet: (service) => openAcademyPicker({ service }),
      ...reload('row'),
    },
  ]);
});

describe('hostile texts', () => {
  const WORDS = strings.map(caseText);
  const page = (list: readonly object[]) =>
    reply.data({ list, total: list.length, pageNo: 1, pageSize: 10 });
  /** The rows of the current list, without the header. */
  const rows = () => screen.getAllByRole<HTMLTableRowElement>('row').slice(1);
  /** The texts of a row's cells after its checkbox: the name, then the others. */
  const cellsOf = (row: HTMLTableRowElement) =>
    [...row.cells].slice(1).map(({ textContent }) => textContent);
  async function open(script: (service: ScriptedService) => void, tab?: string) {
    const app = await openPicker({}, { script });
    if (tab !== undefined) await app.user.click(screen.getByRole('tab', { name: tab }));
    await settle();
    return app;
  }
  test('shows hostile member texts as text in their cells, without dangerous characters', async () => {
    const departments = (name: string) => [{ id: 'd0', name, path: name, ancestorIds: [] }];
    const list = WORDS.map((text, index) => ({
      ...member(index),
      name: text,
      jobNumber: text,
      nickName: text,
      departments: departments(text),
    }));
    await open((service) => service.script('queryMembers', page(list)));
    expect(rows()).toHaveLength(WORDS.length);
    rows().forEach((row, index) => {
      const [name, ...texts] = cellsOf(row);
      expect(name).toContain(displayText(WORDS[index], `m${index}`));
      expect(texts).toContain(displayText(WORDS[index], ''));
      expect(texts.join('')).not.toMatch(/\p{Surrogate}|\p{Control}/u);
    });
    expect('__pwned' in window).toBe(false);
  });
  test('very long tokens are shown shortened and copied whole', async () => {
    const long = `unknown${'x'.repeat(50_000)}`;
    const item = { id: 'm5', label: 7, detail: '\u0007\ud83d'.repeat(500), state: 'active' };
    const answer = reply.data({
      results: [{ token: 'two', status: 'ambiguous', items: [item], found: 1 }],
    });
    const { user } = await open((service) => service.script('batchQuerySelector', answer));
    await user.click(screen.getByRole('button', { name: 'Batch search' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Batch search' }));
    await user.click(dialog.getByRole('textbox'));
    await user.paste(`two ${long}`);
    await user.click(dialog.getByRole('button', { name: /^Search/ }));
    await settle();
    expect(dialog.getByRole('checkbox', { name: /^m5 · \ufffd{199}…$/ })).toBeVisible();
    await user.click(dialog.getByRole('tab', { name: 'Not found: 1' }));
    expect(dialog.getByText(/^unknown/, { selector: 'bdi' })).toHaveTextContent(/^unknownx{192}…$/);
    await user.click(dialog.getByRole('button', { name: 'Copy the entries not found' }));
    await settle();
    expect(await navigator.clipboard.readText()).toBe(long);
    expect(dialog.getAllByRole('status').map(({ textContent }) => textContent)).toContain('Copied');
  });
});

const press = (name: string) => screen.getByRole('button', { name });
const question = () => screen.queryByRole('alertdialog', { name: 'Discard changes?' });

test('asks nothing when nothing would be lost: "Clear" without a selection, and a tick that was undone', async () => {
  const { user } = await openPicker({ locked: [{ kind: 'members', id: 'm4' }] });
  await user.click(press('Clear'));
  expect(press('Undo')).toHaveAttribute('aria-disabled', 'true');
  const row = screen.getByRole('checkbox', { name: `Select ${member(0).name}` });
  await user.click(row);
  await user.click(row);
  await user.keyboard('{Escape}');
  expect(question()).toBeNull();
  expect(picker()).toBeNull();
});

test('choosing all results twice is one undo step', async () => {
  const { user } = await openPicker();
  const page = screen.getByRole('checkbox', { name: 'Select this page' });
  expect(screen.queryByRole('button', { name: 'Select all 3,000 results' })).toBeNull();
  await user.click(page);
  await user.click(press('Select all 3,000 results'));
  await user.click(press('Select all 3,000 results'));
  await user.click(press('Undo'));
  expect(page).toBeChecked();
  await user.click(press('Undo'));
  expect(page).not.toBeChecked();
});

test('asks about academies only when they have changed', async () => {
  const { user, openAcademies } = await openPicker();
  await user.click(press('Cancel'));
  await openAcademies();
  await user.click(press('Clear'));
  expect(press('Undo')).toHaveAttribute('aria-disabled', 'true');
  await user.click(press('Cancel'));
  expect(question()).toBeNull();
  expect(picker()).toBeNull();
  await openAcademies();
  await user.click(screen.getByRole('checkbox', { name: 'Select 学院 1' }));
  await user.click(press('Cancel'));
  expect(question()).toBeVisible();
});

test('a dialog that opens again sends its requests again, because language or account may have changed', async () => {
  const { user, service, openAcademies } = await openPicker();
  await user.click(press('Cancel'));
  const openWith = async (type: string) => {
    const list = [{ id: 'a1', name: '学院 1', creator: '韩梅梅', type }];
    service.script('queryAcademies', reply.data({ list, total: 1, pageNo: 1, pageSize: 10 }));
    await openAcademies();
    expect(screen.getByRole('cell', { name: type })).toBeVisible();
    await user.click(press('Cancel'));
  };
  await openWith('职业学院');
  await openWith('Vocational academy');
});
