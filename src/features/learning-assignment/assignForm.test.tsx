import { screen, within } from '@testing-library/react';
import { assignment, heads, openAssignPage, selectionOf, TWO_MEMBERS } from '../../testing/assignPage';
import { passTime } from '../../testing/renderApp';
import { reply, ScriptedService } from '../../testing/scriptedFetch';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const ACADEMY = { id: 'academy-001', name: 'North Academy' };
const OTHER = { id: 'academy-002', name: 'South Academy' };

test('content is assigned to people, and the next blank form has the focus', async () => {
  const service = new ScriptedService().script('createAssignment', reply.data({ assignmentId: 'a-1', headCount: 2 }));
  const page = await openAssignPage({ service });
  await page.fill();
  await page.user.click(page.radio('Certificate', 'Issued'));
  await page.submit();
  expect(assignment(page)).toEqual({
    content: 'Course 1',
    visibility: 'all',
    academies: [],
    certificate: true,
    managementScope: 'below',
    selection: TWO_MEMBERS,
  });
  expect(screen.getByRole('heading', { level: 2, name: 'The learning content has been assigned' })).toHaveFocus();
  expect(screen.getByText('It has been assigned to 2 people.')).toBeVisible();
  expect(sessionStorage.getItem('assign_draft')).toBeNull();

  await page.press('Assign something else');
  expect(page.content()).toHaveValue('');
  expect(page.content()).toHaveFocus();
  expect(screen.getByText('No participants chosen yet')).toBeVisible();
});

test('what is missing is named above the form, and each link leads to its control', async () => {
  const page = await openAssignPage();
  await page.user.click(page.radio('Visibility', 'Specified areas'));
  await page.submit();
  const summary = screen.getByRole('group', { name: 'Please fill in the required fields' });
  expect(summary).toHaveFocus();
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Enter the learning content',
    'Choose at least one academy',
    'Choose at least one participant',
  ]);
  const controls = [page.content(), page.button('Choose academies'), page.button('Choose participants')];
  for (const [index, control] of controls.entries()) {
    await page.user.click(links[index]!);
    expect(control).toHaveFocus();
    expect(control).toHaveAccessibleDescription(expect.stringContaining(links[index]!.textContent) as unknown as string);
  }
  expect(page.service.count('createAssignment')).toBe(0);
});

test('what has been mended is no longer named', async () => {
  const page = await openAssignPage();
  await page.submit();
  await page.user.type(page.content(), 'x');
  expect(screen.queryByText('Enter the learning content')).not.toBeInTheDocument();
  await page.choose();
  expect(screen.queryByRole('group', { name: /^Please/ })).not.toBeInTheDocument();
});

test.each([
  ['201 characters', async (page: Awaited<ReturnType<typeof openAssignPage>>) => page.user.paste('x'.repeat(201)), 'The learning content is too long. Maximum number of characters: 200'],
  ['white space alone', async (page: Awaited<ReturnType<typeof openAssignPage>>) => page.user.paste('   '), 'Enter the learning content'],
])('content of %s is not sent', async (_title, write, words) => {
  const page = await openAssignPage();
  await page.fill();
  await page.user.clear(page.content());
  await write(page);
  await page.submit();
  expect(page.content()).toHaveAccessibleDescription(expect.stringContaining(words) as unknown as string);
  expect(page.service.count('createAssignment')).toBe(0);
});

test('200 characters outside the basic plane are sent, without the spaces around them', async () => {
  const page = await openAssignPage();
  await page.fill();
  await page.user.clear(page.content());
  await page.user.paste(` ${'𠮷'.repeat(200)} `);
  await page.submit();
  expect(assignment(page)).toMatchObject({ content: '𠮷'.repeat(200) });
});

test('more members one by one than may be chosen are refused here, with both ways out (D48)', async () => {
  const page = await openAssignPage({ deployment: { selectionLimit: 1 } });
  await page.fill();
  await page.submit();
  expect(screen.getAllByText('Too many selections once. Please select departments or batch import.')[0]).toBeVisible();
  expect(page.service.count('createAssignment')).toBe(0);
});

test('a selection that reaches nobody is not sent', async () => {
  const page = await openAssignPage();
  await page.fill();
  await page.choose(TWO_MEMBERS, 0);
  await page.submit();
  expect(screen.getAllByText(/^This selection reaches nobody/)[0]).toBeVisible();
  expect(page.service.count('createAssignment')).toBe(0);
});

test('academies of specified areas are chosen, listed, taken out by keyboard, and only sent with that visibility', async () => {
  const page = await openAssignPage();
  await page.fill();
  await page.user.click(page.radio('Visibility', 'Specified areas'));
  await page.press('Choose academies');
  expect(page.store.getState().selecting.wish).toEqual({ kind: 'academies', academies: [] });
  await page.chooseAcademies(ACADEMY, OTHER);
  page.button('Remove North Academy').focus();
  await page.user.keyboard('{Enter}');
  expect(page.button('Remove South Academy')).toHaveFocus();
  expect(screen.getByText('Removed: North Academy')).toBeInTheDocument();
  await page.submit();
  expect(assignment(page)).toMatchObject({ visibility: 'areas', academies: ['academy-002'] });
});

test('the last academy that is taken out leaves the focus on the button for new ones', async () => {
  const page = await openAssignPage();
  await page.user.click(page.radio('Visibility', 'Specified areas'));
  await page.chooseAcademies(ACADEMY);
  await page.press('Remove North Academy');
  expect(page.button('Choose academies')).toHaveFocus();
});

test('academies that were chosen are not sent when everybody may see the content', async () => {
  const page = await openAssignPage();
  await page.fill();
  await page.user.click(page.radio('Visibility', 'Specified areas'));
  await page.chooseAcademies(ACADEMY);
  await page.user.click(page.radio('Visibility', 'This academy only'));
  await page.submit();
  expect(assignment(page)).toMatchObject({ visibility: 'academy', academies: [] });
});

test('the selection is told by kind with its head count, and is handed to the dialog to go on with', async () => {
  const page = await openAssignPage();
  const selection = selectionOf({
    members: { included: ['m-1', 'm-2', 'm-1'], excluded: ['m-3'] },
    departments: [{ departmentId: 'd-1', scope: 'below', effect: 'include' }, { departmentId: 'd-2', scope: 'single', effect: 'exclude' }],
    roles: ['r-1'],
    imports: ['i-1'],
    queries: [{ kind: 'members', criteria: { keyword: '李' }, except: [] }],
  });
  await page.choose(selection, 1);
  const told = screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(told).toEqual([
    ['Members', '2'],
    ['Departments', '1'],
    ['Roles', '1'],
    ['Imports', '1'],
    ['Whole searches', '1'],
    ['Members left out', '1'],
    ['Departments left out', '1'],
  ]);
  expect(screen.getByText('1 person in total')).toBeVisible();
  await page.press('Choose participants');
  expect(page.store.getState().selecting.wish).toEqual({ kind: 'participants', selection });
});

describe('the head count', () => {
  test('is asked for when the dialog has none, and a late one of an earlier selection is dropped', async () => {
    const service = new ScriptedService().script('summariseSelection', heads(0), reply.after(500, heads(7)), reply.after(1000, heads(3)));
    const page = await openAssignPage({ service });
    await page.choose(TWO_MEMBERS, null);
    expect(screen.getByText('Counting people')).toBeInTheDocument();
    await page.choose(selectionOf({ groups: ['g-1'] }), null);
    await passTime(700);
    expect(screen.getByText('Counting people')).toBeInTheDocument();
    await passTime(300);
    expect(screen.getByText('3 people in total')).toBeVisible();
  });

  test('that cannot be had keeps nobody from assigning, and can be asked for again', async () => {
    const service = new ScriptedService().script('summariseSelection', heads(0), reply.unreachable(), heads(4));
    const page = await openAssignPage({ service });
    await page.fill();
    await page.choose(TWO_MEMBERS, null);
    expect(screen.getByText(/could not be determined/)).toBeVisible();
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

  test('is switched at once while no groups are selected', async () => {
    const page = await openAssignPage();
    await page.choose();
    await page.user.click(page.radio('Management scope', 'Single-level department only'));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(page.radio('Management scope', 'Single-level department only')).toBeChecked();
  });

  test('clears the selected groups after confirmation, and nothing else', async () => {
    const service = new ScriptedService().script('summariseSelection', heads(0), heads(2));
    const page = await openAssignPage({ service });
    await page.choose(withGroups, 9);
    await page.user.click(page.radio('Management scope', 'Single-level department only'));
    expect(screen.getByRole('alertdialog', { name: 'Switch the management scope?' })).toBeVisible();
    await page.press('OK');
    expect(page.radio('Management scope', 'Single-level department only')).toBeChecked();
    expect(screen.getByText('2 people in total')).toBeVisible();
    expect(page.store.getState().learningAssignment.selection).toEqual({ ...withGroups, groups: [], queries: [] });
  });

  test('asks for all results of a search for groups too', async () => {
    const page = await openAssignPage();
    await page.choose({ ...withGroups, groups: [] }, 9);
    await page.user.click(page.radio('Management scope', 'Single-level department only'));
    expect(screen.getByRole('alertdialog')).toBeVisible();
  });

  test.each(['Cancel', 'Escape'])('stays with its groups on %s', async (way) => {
    const page = await openAssignPage();
    await page.choose(withGroups, 9);
    await page.user.click(page.radio('Management scope', 'Single-level department only'));
    if (way === 'Escape') await page.user.keyboard('{Escape}');
    else await page.press('Cancel');
    expect(page.radio('Management scope', 'This department and below')).toBeChecked();
    expect(page.radio('Management scope', 'This department and below')).toHaveFocus();
    expect(page.store.getState().learningAssignment.selection).toEqual(withGroups);
  });
});

test('pressing Assign twice sends once, and nothing can be changed meanwhile', async () => {
  const service = new ScriptedService().script('createAssignment', reply.after(500, reply.data({ assignmentId: 'a-1', headCount: 2 })));
  const page = await openAssignPage({ service });
  await page.fill();
  await page.user.dblClick(page.button('Assign'));
  await page.user.type(page.content(), '{Enter}more');
  await page.user.click(page.radio('Certificate', 'Issued'));
  expect(page.radio('Certificate', 'Not issued')).toBeChecked();
  await page.press('Choose participants');
  expect(page.store.getState().selecting.wish).toBeNull();
  await passTime(500);
  expect(page.service.count('createAssignment')).toBe(1);
  expect(assignment(page)).toMatchObject({ content: 'Course 1' });
});
