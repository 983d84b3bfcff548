import { screen, within } from '@testing-library/react';
import {
  assignment,
  leave,
  openAgain,
  openAssignPage,
  selectionOf,
  TWO_MEMBERS,
  heads,
} from '#testing/pages/assignPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { countedSelection, settle } from '#testing/pages/openPicker.tsx';

test('assigns content to people, and the next empty form has the focus', async () => {
  const service = new ScriptedService().script('createAssignment', reply.data({ headCount: 2 }));
  const page = await openAssignPage({ service });
  await page.fill();
  await page.user.click(page.radio('Certificate', 'Issued'));
  const facts = within(screen.getByRole('complementary', { name: 'Summary' }));
  expect(facts.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '2',
    'Course 1',
    'All',
    'Issued',
  ]);
  await page.submit();
  expect(assignment(page)).toEqual({
    content: 'Course 1',
    visibility: 'all',
    academies: [],
    certificate: true,
    managementScope: 'below',
    selection: TWO_MEMBERS,
  });
  expect(
    screen.getByRole('heading', { level: 2, name: 'The learning content has been assigned' }),
  ).toHaveFocus();
  expect(screen.getByText('Assigned to 2 people.')).toBeVisible();
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: 'Assignments' }),
  ).toHaveAttribute('href', expect.stringMatching(/^\/assignments\?/));
  expect(sessionStorage.getItem('assign_draft')).toBeNull();

  await page.press('Assign more content');
  expect(page.content()).toHaveValue('');
  expect(page.content()).toHaveFocus();
  expect(screen.getByText('No participants chosen yet')).toBeVisible();
});

test('lists missing fields above the form, with a link to each control', async () => {
  const page = await openAssignPage();
  await page.user.click(page.radio('Visibility', 'Specified areas'));
  await page.submit();
  const summary = screen.getByRole('group', { name: 'Please fill in the required fields' });
  expect(summary).toHaveFocus();
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter the name of the learning content',
    'Choose at least one academy',
    'Choose at least one participant',
  ]);
  const controls = [
    page.content(),
    page.button('Choose academies'),
    page.button('Choose participants'),
  ];
  for (const [index, control] of controls.entries()) {
    await page.user.click(links[index]!);
    expect(control).toHaveFocus();
    expect(control).toHaveAccessibleDescription(
      expect.stringContaining(links[index]!.textContent) as unknown as string,
    );
  }
  expect(page.service.count('createAssignment')).toBe(0);
});

test('removes corrected fields from the list', async () => {
  const page = await openAssignPage();
  await page.submit();
  await page.user.type(page.content(), 'x');
  expect(screen.queryByText('Enter the name of the learning content')).not.toBeInTheDocument();
  await page.choose();
  expect(screen.queryByRole('group', { name: /^Please/ })).not.toBeInTheDocument();
});

test('sends 200 characters outside the basic plane, without surrounding spaces', async () => {
  const page = await openAssignPage();
  await page.fill();
  await page.user.clear(page.content());
  await page.user.paste(` ${'𠮷'.repeat(200)} `);
  await page.submit();
  expect(assignment(page)).toMatchObject({ content: '𠮷'.repeat(200) });
});

test('clicking Assign twice sends once, and the form is read-only meanwhile', async () => {
  const service = new ScriptedService().script(
    'createAssignment',
    reply.after(500, reply.data({ assignmentId: 'a-1', headCount: 2 })),
  );
  const page = await openAssignPage({ service });
  await page.fill();
  await page.user.dblClick(page.button('Assign'));
  await page.user.type(page.content(), '{Enter}more');
  await page.user.click(page.radio('Certificate', 'Issued'));
  expect(page.radio('Certificate', 'Not issued')).toBeChecked();
  await page.press('Choose participants');
  expect(screen.queryByRole('dialog')).toBeNull();
  await passTime(500);
  expect(page.service.count('createAssignment')).toBe(1);
  expect(assignment(page)).toMatchObject({ content: 'Course 1' });
});

test('counts deleted items where they were chosen or excluded', async () => {
  const page = await openAssignPage();
  await page.choose(selectionOf({ members: { included: ['m-1'], excluded: ['m-2'] } }), 1);
  leave(page);
  await openAgain(
    new ScriptedService().script('resolveSelector', reply.data({ items: [], missing: ['m-2'] })),
  );
  const [chosen, out] = screen.getAllByRole('term').map(({ parentElement }) => parentElement);
  expect(chosen).not.toHaveTextContent('Deleted');
  expect(out).toHaveTextContent('Deleted: 1');
});

const ACADEMY = { id: 'academy-001', name: 'North Academy' };
const OTHER = { id: 'academy-002', name: 'South Academy' };

test('academies of specified areas can be chosen, listed and removed by keyboard, and are sent with that visibility only', async () => {
  const page = await openAssignPage();
  await page.fill();
  await page.user.click(page.radio('Visibility', 'Specified areas'));
  await page.press('Choose academies');
  expect(screen.getByRole('dialog', { name: 'Choose academies' })).toBeVisible();
  await page.press('Close');
  await page.chooseAcademies(ACADEMY, OTHER);
  page.button('Remove North Academy').focus();
  await page.user.keyboard('{Enter}');
  expect(page.button('Remove South Academy')).toHaveFocus();
  expect(screen.getByText('Removed: North Academy')).toBeInTheDocument();
  await page.submit();
  expect(assignment(page)).toMatchObject({ visibility: 'areas', academies: ['academy-002'] });
});

test('removing the last academy moves the focus to the button for adding', async () => {
  const page = await openAssignPage();
  await page.user.click(page.radio('Visibility', 'Specified areas'));
  await page.chooseAcademies(ACADEMY);
  await page.press('Remove North Academy');
  expect(page.button('Choose academies')).toHaveFocus();
});

test('chosen academies are not sent when everyone may see the content', async () => {
  const page = await openAssignPage();
  await page.fill();
  await page.user.click(page.radio('Visibility', 'Specified areas'));
  await page.chooseAcademies(ACADEMY);
  await page.user.click(page.radio('Visibility', 'This academy only'));
  await page.submit();
  expect(assignment(page)).toMatchObject({ visibility: 'academy', academies: [] });
});

test('shows the selection by kind with its head count, and passes it to the dialog', async () => {
  const page = await openAssignPage();
  const selection = selectionOf({
    members: { included: ['m-1', 'm-2', 'm-1'], excluded: ['m-3'] },
    departments: [
      { departmentId: 'd-1', scope: 'below', effect: 'include' },
      { departmentId: 'd-2', scope: 'single', effect: 'exclude' },
    ],
    roles: ['r-1'],
    imports: ['i-1'],
    queries: [{ kind: 'members', criteria: { keyword: '李' }, except: [] }],
  });
  await page.choose(selection, 1);
  const texts = within(screen.getByRole('group', { name: 'Participants' }))
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(texts).toEqual([
    ['Members', '2'],
    ['Departments', '1'],
    ['Roles', '1'],
    ['Imports', '1'],
    ['All search results', '1'],
    ['Excluded members', '1'],
    ['Excluded departments', '1'],
  ]);
  expect(screen.getByText('1 person in total')).toBeVisible();
  await page.press('Choose participants');
  await settle();
  expect(countedSelection(page.service)).toEqual(selection);
});

test('the dialog opens departments in the page’s management scope', async () => {
  const page = await openAssignPage();
  await page.user.click(page.radio('Management scope', 'Single-level department only'));
  await page.press('Choose participants');
  const dialog = within(screen.getByRole('dialog', { name: 'Choose participants' }));
  await page.user.click(dialog.getByRole('tab', { name: 'Departments' }));
  expect(dialog.getByRole('radio', { name: 'Single-level department only' })).toBeChecked();
});

describe('the head count', () => {
  test('is requested when the dialog has none, and a late one of an earlier selection is dropped', async () => {
    const service = new ScriptedService().script(
      'summariseSelection',
      heads(0),
      reply.after(500, heads(7)),
      reply.after(1000, heads(3)),
    );
    const page = await openAssignPage({ service });
    await page.choose(TWO_MEMBERS, null);
    expect(screen.getByText('Counting people…')).toBeInTheDocument();
    await page.choose(selectionOf({ groups: ['g-1'] }), null);
    await passTime(700);
    expect(screen.getByText('Counting people…')).toBeInTheDocument();
    await passTime(300);
    expect(screen.getByText('3 people in total')).toBeVisible();
  });

  test('that fails to load does not prevent assigning, and can be requested again', async () => {
    const service = new ScriptedService().script(
      'summariseSelection',
      heads(0),
      reply.unreachable(),
      heads(4),
    );
    const page = await openAssignPage({ service });
    await page.fill();
    await page.choose(TWO_MEMBERS, null);
    expect(screen.getByText(/number of people isn’t available/)).toBeVisible();
    await page.press('Try again');
    expect(page.button('Choose participants')).toHaveFocus();
    expect(screen.getByText('4 people in total')).toBeVisible();
  });
});

describe('the management scope', () => {
  const withGroups = selectionOf({
    members: TWO_MEMBERS.members,
    groups: ['g-1'],
    queries: [{ kind: 'groups', criteria: { keyword: '' }, except: [] }],
    locked: [{ kind: 'groups', id: 'g-9' }],
  });

  test('clears the selected groups after confirmation, and nothing else', async () => {
    const service = new ScriptedService().script('summariseSelection', heads(0), heads(2));
    const page = await openAssignPage({ service });
    await page.choose(withGroups, 9);
    await page.user.click(page.radio('Management scope', 'Single-level department only'));
    expect(screen.getByRole('alertdialog', { name: 'Change the management scope?' })).toBeVisible();
    await page.press('OK');
    expect(page.radio('Management scope', 'Single-level department only')).toBeChecked();
    expect(screen.getByText('2 people in total')).toBeVisible();
    expect(page.store.getState().assignment?.selection).toEqual({
      ...withGroups,
      groups: [],
      queries: [],
    });
    const announcement = 'Group selections cleared';
    expect(screen.getByText(announcement)).toBeInTheDocument();
    await page.choose(withGroups, 9);
    expect(screen.queryByText(announcement)).not.toBeInTheDocument();
  });

  test('is the one that the dialog was confirmed with', async () => {
    const page = await openAssignPage();
    await page.user.type(screen.getByRole('textbox', { name: 'Learning content' }), 'Course 1');
    await page.choose(
      selectionOf({ departments: [{ departmentId: 'd-1', scope: 'single', effect: 'include' }] }),
      5,
      'single',
    );
    expect(page.radio('Management scope', 'Single-level department only')).toBeChecked();
    await page.submit();
    expect(assignment(page)).toMatchObject({ managementScope: 'single' });
  });

  test.each(['Cancel', 'Escape'])('stays with its groups on %s', async (way) => {
    const page = await openAssignPage();
    await page.choose(withGroups, 9);
    await page.user.click(page.radio('Management scope', 'Single-level department only'));
    if (way === 'Escape') await page.user.keyboard('{Escape}');
    else await page.press('Cancel');
    expect(page.radio('Management scope', 'This department and below')).toBeChecked();
    expect(page.radio('Management scope', 'This department and below')).toHaveFocus();
    expect(page.store.getState().assignment?.selection).toEqual(withGroups);
  });
});
