import { screen, within } from '@testing-library/react';
import {
  expectFilled,
  memberEnvironment,
  openJoinPage,
  pictureFile,
  submission,
} from '#testing/pages/joinPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';

test('sends the trimmed values without a picture', async () => {
  const page = await openJoinPage();
  await page.user.type(page.realName(), '  Seán  O’Brien ');
  await page.user.click(page.gender('Female'));
  await page.user.type(page.reason(), ' a < b ');
  await page.submit();
  expect(submission(page)).toEqual({
    tenantId: '',
    realName: 'Seán O’Brien',
    gender: 'female',
    reason: 'a < b',
    imageId: '',
  });
  const title = screen.getByRole('heading', { level: 2 });
  expect(title).toHaveTextContent(
    'The application is sent successfully. Please wait for the administrator to handle it',
  );
  expect(title).toHaveFocus();
});

test('an empty form is not sent: the summary takes the focus and links to each field', async () => {
  const page = await openJoinPage();
  await page.submit();
  expect(page.service.count('submitApplication')).toBe(0);
  const summary = screen.getByRole('group', { name: 'Please fill in the required fields' });
  expect(summary).toHaveFocus();
  const ways = within(summary)
    .getAllByRole('link')
    .map((link) => link.textContent);
  expect(ways).toEqual([
    'Enter your real name',
    'Choose your gender',
    'Enter your reason for joining',
  ]);
  await page.user.click(within(summary).getByRole('link', { name: 'Choose your gender' }));
  expect(page.gender('Male')).toHaveFocus();
  await page.user.click(
    within(summary).getByRole('link', { name: 'Enter your reason for joining' }),
  );
  expect(page.reason()).toHaveFocus();
  expect(page.reason()).toHaveAccessibleDescription('Enter your reason for joining');
  expect(screen.getByRole('group', { name: 'Gender' })).toHaveAccessibleDescription(
    'Choose your gender',
  );
});

test('each further refused try focuses the summary again', async () => {
  const page = await openJoinPage();
  await page.submit();
  await page.user.type(page.realName(), 'x');
  await page.submit();
  expect(screen.getByRole('group', { name: 'Please fill in the required fields' })).toHaveFocus();
});

test.each([
  ['a name with digits', 'Real name', 'Anna 2', 'The name can’t contain digits: 2'],
  [
    'a name with special characters',
    'Real name',
    'R2@D2',
    'The name can’t contain special characters: 2 @',
  ],
  ['a name without a letter', 'Real name', '· -', 'The name must contain at least one letter'],
  [
    'code in the reason',
    'Reason for joining',
    '<img src=x onerror=alert(1)>',
    'The reason can’t contain HTML or script code: <img src=x onerror=alert(1)>',
  ],
  [
    'a reason that is too long',
    'Reason for joining',
    'x'.repeat(501),
    'The reason can’t be longer than 500 characters',
  ],
  [
    'a name that is too long',
    'Real name',
    'x'.repeat(65),
    'The name can’t be longer than 64 characters',
  ],
])('%s is reported at its field until it is corrected', async (_goal, name, text, problem) => {
  const page = await openJoinPage();
  await page.fill();
  const field = screen.getByRole('textbox', { name });
  await page.user.clear(field);
  await page.user.click(field);
  await page.user.paste(text);
  await page.submit();
  expect(screen.getByRole('group', { name: 'Correct the following' })).toHaveFocus();
  expect(field).toHaveAccessibleDescription(problem);
  expect(field).toHaveValue(text);
  await page.user.type(field, 'y');
  expect(field).toBeValid();
  expect(page.service.count('submitApplication')).toBe(0);
});

test('a double click and Enter send once', async () => {
  const service = new ScriptedService().script(
    'submitApplication',
    reply.after(500, reply.data(null)),
  );
  const page = await openJoinPage({ service });
  await page.fill();
  await page.user.dblClick(page.submitButton());
  await page.user.type(page.realName(), '{Enter}{Enter}');
  await passTime(0);
  expect(page.submitButton()).toHaveAttribute('aria-busy', 'true');
  await passTime(500);
  expect(service.count('submitApplication')).toBe(1);
});

test('the form is read-only while it is sent, so that a refusal refers to what is shown', async () => {
  const page = await openJoinPage({
    service: new ScriptedService().script(
      'submitApplication',
      reply.after(500, reply.refused('1', 'no')),
    ),
  });
  await page.fill();
  await page.choose(pictureFile('ok-1x1.jpg'));
  await page.submit();
  await page.user.type(page.realName(), '梅');
  await page.user.type(page.reason(), ' more');
  await page.user.click(page.gender('Female'));
  await page.user.click(screen.getByRole('button', { name: 'Remove image' }));
  await passTime(500);
  expect(page.submitButton()).not.toHaveAttribute('aria-busy', 'true');
  expectFilled(page);
  expect(page.button('Remove image')).toBeVisible();
});

test('applies to the academy in the address', async () => {
  const page = await openJoinPage({ environment: memberEnvironment('/join?tenant_id=school-1') });
  await page.fill();
  await page.submit();
  expect(submission(page)).toMatchObject({ tenantId: 'school-1' });
});

test('announces the remaining characters of the reason only near the limit', async () => {
  const page = await openJoinPage();
  const announcement = () => screen.queryByText(/characters? (left|over the limit)$/)?.textContent;
  await page.user.click(page.reason());
  await page.user.paste('x'.repeat(449));
  expect(screen.getByText('449 / 500')).toBeVisible();
  expect(announcement()).toBeUndefined();
  await page.user.paste('x');
  expect(announcement()).toBe('50 characters left');
  await page.user.paste('x'.repeat(35));
  expect(announcement()).toBe('20 characters left');
  await page.user.paste('x'.repeat(17));
  expect(announcement()).toBe('2 characters over the limit');
});
