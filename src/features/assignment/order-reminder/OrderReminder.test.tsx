import { act, screen } from '@testing-library/react';
import { assignment, openAssignPage, TWO_MEMBERS } from '#testing/pages/assignPage.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { orderAddress } from './orderAddress';

const USED_UP = reply.json(200, { code: '060001', message: 'used up', data: { quotaLeft: 0 } });
const NAME = 'Value-added service reminder';

async function openReminder(orderUrl: string | null = 'https://order.example/quota') {
  const service = new ScriptedService().script(
    'createAssignment',
    USED_UP,
    reply.data({ assignmentId: 'a-1', headCount: 2 }),
  );
  const page = await openAssignPage({ service, deployment: { orderUrl } });
  await page.fill();
  await page.submit();
  return page;
}

test('shows a used-up quota in a dialog, and keeps what was chosen', async () => {
  const page = await openReminder();
  expect(screen.getByRole('dialog', { name: NAME })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ok' })).toHaveFocus();
  await page.press('Ok');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.button('Assign')).toHaveFocus();
  expect(screen.getByText(/^The academy has used up its value-added service quota/)).toBeVisible();
  await page.submit();
  expect(assignment(page)).toMatchObject({ content: 'Course 1', selection: TWO_MEMBERS });
  expect(
    screen.getByRole('heading', { level: 2, name: 'The learning content has been assigned' }),
  ).toHaveFocus();
});

test('"Order Now" opens the configured page in a new tab, and the reminder stays', async () => {
  const page = await openReminder();
  expect(page.button('Order Now')).toHaveAccessibleDescription(
    'The order page opens in a new tab.',
  );
  await page.press('Order Now');
  expect(page.environment.tabs).toEqual(['https://order.example/quota']);
  expect(screen.getByRole('dialog', { name: NAME })).toBeVisible();
  expect(page.environment.visited).toEqual([]);
});

test.each([
  ['none is configured', null],
  ['it must not be followed', 'javascript:alert(1)'],
])('offers no address if %s, and says who can order', async (_why, orderUrl) => {
  const page = await openReminder(orderUrl);
  const dialog = screen.getByRole('dialog', { name: NAME });
  expect(dialog).toHaveTextContent(/contact the person in your organization who manages/);
  expect(dialog).not.toHaveTextContent(/new tab/);
  expect(screen.queryByRole('button', { name: 'Order Now' })).not.toBeInTheDocument();
  await page.press('Ok');
  expect(page.button('Assign')).toHaveFocus();
});

test('closes with the page that found the quota used up', async () => {
  const page = await openReminder();
  act(() => history.pushState(null, '', '/'));
  await passTime(0);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.store.getState().ordering?.reminding).toBe(false);
});

test.each([
  ['/order', 'https://academy.example/order?sxz-lang=de_DE'],
  ['/order?from=assign', 'https://academy.example/order?from=assign&sxz-lang=de_DE'],
  ['/order#top', 'https://academy.example/order?sxz-lang=de_DE#top'],
  [null, undefined],
  ['https://order.example/', 'https://order.example/'],
  ['//order.example/', undefined],
  ['/\t/order.example/', undefined],
  ['/\\order.example/', undefined],
  ['javascript:alert(1)', undefined],
])('orders at %j: %j', (orderUrl, expected) => {
  expect(orderAddress(orderUrl, 'https://academy.example', 'de_DE')).toBe(expected);
});
