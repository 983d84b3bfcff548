import { act, screen } from '@testing-library/react';
import { countedSelection, openPicker, settle } from '#testing/pages/openPicker.tsx';
import { member } from '#testing/network/pickerAnswers.ts';
import { passTime } from '#testing/render/renderApp.tsx';
import { reply } from '#testing/network/scriptedFetch.ts';

const name = (number: number) => member(number).name;

describe('RowsTable', () => {
  const pageOfRows = (number: number) =>
    reply.data({ list: [member(number)], total: 1, pageNo: 1, pageSize: 10 });
  test('"select all" is offered once the page is chosen, and disabled until the results of a typed search are known', async () => {
    const { user, service } = await openPicker();
    const all = () => screen.queryByRole('button', { name: /^Select all/ });
    expect(all()).toBeNull();
    await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    await settle();
    expect(all()).toHaveTextContent('Select all 3,000 results');
    const counted = service.count('summariseSelection');
    service.script('queryMembers', reply.after(3000, pageOfRows(22)));
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'E100022');
    expect(all()).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('table', { name: 'Members' }).parentElement).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await user.click(all()!);
    await settle();
    expect(service.count('summariseSelection')).toBe(counted);
    await passTime(4000);
    // The page has the only result.
    expect(all()).toBeNull();
  });
  test('turning the page disables nothing', async () => {
    const { user, service } = await openPicker();
    service.script('queryMembers', reply.after(3000, pageOfRows(11)));
    await user.click(screen.getByRole('checkbox', { name: 'Select this page' }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 3,000 results' }));
    await settle();
    expect(countedSelection(service).queries).toEqual([
      { kind: 'members', criteria: { keyword: '' }, except: [] },
    ]);
  });
  test('announces a page once its rows are loaded, and for a search its number of results', async () => {
    const { user, service } = await openPicker();
    const announced = () =>
      screen
        .getAllByRole('status')
        .map((region) => region.textContent)
        .filter((text) => text !== '' && !text.startsWith('Participants'));
    expect(announced()).toEqual(['Results: 3,000']);
    service.script(
      'queryMembers',
      reply.after(1000, reply.data({ list: [member(11)], total: 3000, pageNo: 2, pageSize: 10 })),
      pageOfRows(22),
    );
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(announced()).toEqual(['Results: 3,000']);
    for (let turn = 0; turn < 4; turn += 1) await settle();
    expect(announced()).toEqual(['Results: 3,000', '11–20 of 3,000']);
    await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'x{Enter}');
    await settle();
    expect(announced()).toEqual(['Results: 1']);
  });
  test('Shift selects the rows between two of one page, and a single row when the first is on another page', async () => {
    const { user, service, row } = await openPicker();
    await user.click(row(name(4)));
    await user.keyboard('{Shift>}');
    await user.click(row(name(6)));
    await user.keyboard('{/Shift}');
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await settle();
    await user.keyboard('{Shift>}');
    await user.click(row(name(18)));
    await user.click(row(name(16)));
    await user.keyboard('{/Shift}');
    await settle();
    expect(countedSelection(service).members.included).toEqual([
      'm4',
      'm5',
      'm6',
      'm18',
      'm16',
      'm17',
    ]);
  });
  test('type-ahead moves to the row with that name, and ticks nothing', async () => {
    const names = ['Ada', 'Bo', 'Anna', 'Bea', 'Zoë'];
    const list = names.map((each, index) => ({ ...member(index), name: each, state: 'active' }));
    const { user, service, row } = await openPicker(
      {},
      {
        script: (each) =>
          each.script('queryMembers', reply.data({ list, total: 5, pageNo: 1, pageSize: 10 })),
      },
    );
    act(() => row('Ada').focus());
    await user.keyboard('b');
    expect(row('Bo')).toHaveFocus();
    await passTime(600);
    await user.keyboard('be');
    expect(row('Bea')).toHaveFocus();
    await passTime(600);
    await user.keyboard('x');
    expect(row('Bea')).toHaveFocus();
    expect(screen.queryByRole('checkbox', { name: /^Select /, checked: true })).toBeNull();
    await user.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await settle();
    expect(countedSelection(service).members.included).toEqual(['m3', 'm4']);
  });
});

describe('keyboard', () => {
  test('the header checkbox and the rows are a tab stop each; arrows move, Shift selects a range, Page keys turn the page', async () => {
    const { user, row } = await openPicker();
    expect(screen.getByRole('table')).toHaveAccessibleDescription(
      /^Use the arrow keys to move between rows/,
    );
    act(() => row(name(0)).focus());
    await user.keyboard(' {ArrowDown}');
    expect(row(name(1))).toHaveFocus();
    await user.keyboard('{ArrowUp}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect([0, 1, 2, 4].map((number) => (row(name(number)) as HTMLInputElement).checked)).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(
      screen
        .getAllByRole('checkbox')
        .filter(
          (box) => /^Select /.test(box.getAttribute('aria-label') ?? '') && box.tabIndex === 0,
        ),
    ).toEqual([screen.getByRole('checkbox', { name: 'Select this page' }), row(name(2))]);
    await user.keyboard('{End}');
    expect(row(name(9))).toHaveFocus();
    await user.keyboard('{PageDown}');
    await settle();
    expect(row(name(19))).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(row(name(18))).toHaveFocus();
  });
  const page = () => screen.getByRole('checkbox', { name: 'Select this page' });
  test('arrows reach the header checkbox above the first row; Space ticks it, also with Shift, and no range starts at it', async () => {
    const { user, row } = await openPicker();
    await user.click(row(name(1)));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(page()).toHaveFocus();
    await user.keyboard('{Shift>} {/Shift}');
    expect(page()).toBeChecked();
    await user.click(row(name(2)));
    act(() => page().focus());
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}');
    expect(row(name(0))).toHaveFocus();
    expect(row(name(0))).toBeChecked();
  });
  test('on a page without rows the header checkbox is the tab stop of the table', async () => {
    const { user, service } = await openPicker();
    service.script('queryMembers', reply.data({ list: [], total: 3000, pageNo: 2, pageSize: 10 }));
    await user.click(screen.getByRole('button', { name: 'Next page' }));
    await settle();
    act(() => screen.getByRole('button', { name: 'Columns' }).focus());
    await user.tab();
    expect(page()).toHaveFocus();
  });
  test('a page that loads does not take the focus from where the user has moved', async () => {
    const { user, row } = await openPicker();
    act(() => row(name(0)).focus());
    await user.keyboard('{PageDown}');
    const search = screen.getByRole('searchbox');
    act(() => search.focus());
    await settle();
    expect(row(name(10))).toBeVisible();
    expect(search).toHaveFocus();
  });
});
