import { act, screen, within } from '@testing-library/react';
import { openPicker, settle } from '#testing/pages/openPicker.tsx';
import { member } from '#testing/network/pickerAnswers.ts';
import { reply } from '#testing/network/scriptedFetch.ts';

test('shows a duplicate member of a page once, and removes it with the page', async () => {
  const page = (...numbers: number[]) =>
    reply.data({ list: numbers.map(member), total: 20, pageNo: 1, pageSize: 10 });
  const { user, service, row } = await openPicker(
    {},
    { script: (each) => each.script('queryMembers', page(1, 1, 2)) },
  );
  expect(row(member(1).name)).toBeVisible();
  service.script('queryMembers', page(4, 5));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await settle();
  const names = screen.getAllByRole('rowheader').map(({ textContent }) => textContent);
  expect(names).toEqual([member(4).name, member(5).name]);
});

test('when a list has shrunk, shows its last page instead of an empty one after it', async () => {
  const shrunk = (pageNo: number, ...numbers: number[]) =>
    reply.data({ list: numbers.map(member), total: 12, pageNo, pageSize: 10 });
  const { user, service, row } = await openPicker();
  service.script('queryMembers', shrunk(300), shrunk(2, 10, 11));
  await user.click(screen.getByRole('button', { name: 'Page 300' }));
  await settle();
  expect(JSON.parse(service.last('queryMembers').body)).toMatchObject({ pageNo: 2 });
  expect(row(member(11).name)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('the newest total counts on every page, and a page with an older one is requested again', async () => {
  const answerOf = (pageNo: number, total: number, ...numbers: number[]) =>
    reply.data({ list: numbers.map(member), total, pageNo, pageSize: 10 });
  const { user, service } = await openPicker(
    {},
    { script: (each) => each.script('queryMembers', answerOf(1, 14, 0, 1)) },
  );
  service.script('queryMembers', answerOf(2, 10), answerOf(1, 10, 0, 1));
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await settle();
  expect(screen.getAllByText('1–10 of 10').at(-1)).toBeVisible();
  expect(screen.getByText('Results: 10')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Page 2' })).toBeNull();
  expect(service.count('queryMembers')).toBe(3);
});

const department = (id: string, parentId: string | null) => ({
  id,
  parentId,
  name: id,
  headCount: 1,
  hasChildren: true,
});
const below = (...list: object[]) => reply.data({ list });
const shown = () =>
  screen
    .getAllByRole('treeitem')
    .map(
      (item) =>
        `${item.getAttribute('aria-level')} ${within(item).getByText(/./, { selector: 'bdi' }).textContent}`,
    );

test('departments that are moved below one another while the tree loads keep their first position, once each', async () => {
  const { user } = await openPicker(
    {},
    {
      script: (each) =>
        each
          .script(
            'getDepartmentTree',
            reply.data({
              list: [department('North', null), department('South', null)],
              truncated: true,
              total: 9000,
            }),
          )
          .script(
            'getDepartmentChildren',
            below(department('East', 'North')),
            below(department('North', 'East'), department('West', 'East')),
          ),
    },
  );
  await user.click(screen.getByRole('tab', { name: 'Departments' }));
  await settle();
  act(() => screen.getByRole('tree').focus());
  await user.keyboard('{ArrowRight}');
  await settle();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  await settle();
  expect(shown()).toEqual(['1 North', '2 East', '3 West', '1 South']);
});
