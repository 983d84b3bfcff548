import { screen, within } from '@testing-library/react';
import {
  assignment,
  leave,
  openAgain,
  openAssignPage,
  selectionOf,
  TWO_MEMBERS,
} from '#testing/pages/assignPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

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
