import { screen, within } from '@testing-library/react';
import { administratorEnvironment } from '#testing/pages/assignPage.ts';
import { describeFaults } from '#testing/network/describeFaults.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import type { Reply } from '#testing/network/scriptedFetch.ts';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

const row = (number: number) => ({
  id: `assignments-${number}`,
  content: `Course ${number}`,
  visibility: 'academy',
  certificate: true,
  headCount: 1200 + number,
  createdAt: '2026-01-05T12:00:00.000Z',
});
const page = (rows: readonly object[], total = rows.length) =>
  reply.data({ list: rows, total, pageNo: 1, pageSize: 10 });

const serviceOf = (...answers: Reply[]) =>
  new ScriptedService()
    .script('getProfile', reply.data({ realName: 'Li', administrator: true }))
    .script('queryAssignments', ...answers);

const openList = (...answers: Reply[]) => openListOf(serviceOf(...answers));

async function openListOf(service: ScriptedService, query = '') {
  window.history.replaceState(null, '', '/assignments');
  const app = await renderApp({
    environment: administratorEnvironment(false, `/assignments${query}`),
    service,
  });
  for (let turn = 0; turn < 3; turn += 1) await passTime(50);
  const requests = () => JSON.parse(service.last('queryAssignments').body) as object;
  return { ...app, service, asked: requests };
}

const rowHeaders = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

test('a page that cannot be loaded leaves the pagination, and other pages load', async () => {
  const { user } = await openList(
    page([row(2)], 30),
    reply.refused('400', 'Result window is too large'),
    page([row(1)], 30),
  );
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  for (let turn = 0; turn < 3; turn += 1) await passTime(50);
  expect(screen.getByText('Result window is too large')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  for (let turn = 0; turn < 3; turn += 1) await passTime(50);
  expect(screen.queryByText('Result window is too large')).toBeNull();
  expect(rowHeaders()).toEqual(['Course 1']);
});

test('lists assignments with their facts, and links to assign once', async () => {
  const { asked } = await openList(page([row(2), row(1)]));
  expect(rowHeaders()).toEqual(['Course 2', 'Course 1']);
  const [first] = screen.getAllByRole('row').slice(1);
  expect(
    within(first!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1,202', 'This academy only', 'Issued', expect.stringContaining('2026')]);
  expect(asked()).toEqual({ keyword: '', pageNo: 1, pageSize: 10 });
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Assignments');
  expect(screen.getByRole('link', { name: 'Assign learning content' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/assign\?/),
  );
});

test('opens with the search of its address', async () => {
  const { asked, user } = await openListOf(serviceOf(page([row(2)])), '?keyword=Course%202');
  expect(asked()).toMatchObject({ keyword: 'Course 2' });
  const search = screen.getByRole('searchbox', { name: 'Search' });
  expect(search).toHaveValue('Course 2');
  await user.clear(search);
  await passTime(400);
  expect(asked()).toMatchObject({ keyword: '' });
});

test('groups the digits of a page’s number as those of the total', async () => {
  await openList(page([row(1)], 12_340));
  const last = screen.getByRole('button', { name: 'Page 1,234' });
  expect(last).toHaveTextContent(/^1,234$/);
});

test('searches, turns pages and changes their length through the service', async () => {
  const { user, asked } = await openList(page([row(1)], 30));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await passTime(50);
  expect(asked()).toEqual({ keyword: '', pageNo: 2, pageSize: 10 });
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'fire');
  await passTime(400);
  expect(asked()).toEqual({ keyword: 'fire', pageNo: 1, pageSize: 10 });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Items per page' }), '20 per page');
  await passTime(50);
  expect(asked()).toEqual({ keyword: 'fire', pageNo: 1, pageSize: 20 });
});

test('an empty result offers to clear the search, and the focus goes to the search field', async () => {
  const { user } = await openList(page([]));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'fire');
  await passTime(400);
  expect(screen.getByText('No results found')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Clear search' }));
  await passTime(50);
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveFocus();
  expect(screen.getByText('No learning content has been assigned yet.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Clear search' })).toBeNull();
});

test('asks an anonymous visitor to log in, and requests nothing', async () => {
  window.history.replaceState(null, '', '/assignments');
  const { service } = await renderApp({
    environment: testEnvironment({ address: '/assignments' }),
  });
  for (let turn = 0; turn < 3; turn += 1) await passTime(50);
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  expect(screen.queryByRole('link', { current: 'page' })).toBeNull();
  expect(service.count('queryAssignments')).toBe(0);
});

describeFaults([
  {
    operation: 'queryAssignments',
    well: page([row(1)]),
    script: (service) =>
      service.script('getProfile', reply.data({ realName: 'Li', administrator: true })),
    meet: openListOf,
    recover: async ({ user, service }) => {
      expect(screen.getByText('The assignments couldn’t be loaded')).toBeVisible();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      for (let turn = 0; turn < 3; turn += 1) await passTime(50);
      expect(service.count('queryAssignments')).toBe(2);
      expect(rowHeaders()).toEqual(['Course 1']);
    },
    close: ({ unmount, stop }) => {
      unmount();
      stop();
    },
  },
]);
