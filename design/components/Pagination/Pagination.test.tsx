import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Pagination } from './Pagination';
import type { PaginationProps } from './Pagination';
import { OfMany } from './Pagination.stories';

const button = (name: string) => screen.getByRole('button', { name });
const current = () => screen.getByRole('button', { current: 'page' });

test('is a named landmark that shows the current page and goes forward, back and to a page', async () => {
  const user = userEvent.setup();
  render(<OfMany />);
  expect(
    within(screen.getByRole('navigation', { name: 'Pagination' })).getByText('121–140 of 3,000'),
  ).toBeVisible();
  expect(current()).toHaveAccessibleName('Page 7');
  await user.click(button('Next page'));
  expect(current()).toHaveAccessibleName('Page 8');
  await user.click(button('Previous page'));
  await user.click(button('Page 150'));
  expect(current()).toHaveAccessibleName('Page 150');
});

function renderAt(page: number, pageCount = 3, size = 10) {
  const onPage = jest.fn();
  const onSize = jest.fn();
  const texts: PaginationProps['texts'] = {
    previous: 'Previous page',
    next: 'Next page',
    size: 'Items per page',
    perPage: (each) => `${each} per page`,
    page: (each) => `Page ${each}`,
    number: String,
  };
  render(
    <Pagination
      label="Pagination"
      page={page}
      pageCount={pageCount}
      onPage={onPage}
      size={size}
      sizes={[10, 20]}
      onSize={onSize}
      summary="1–4 of 4"
      texts={texts}
    />,
  );
  return { onPage, onSize };
}

test.each([
  [1, 'Previous page'],
  [3, 'Next page'],
])(
  'at page %i of 3 "%s" keeps the focus, is announced as disabled, and does nothing',
  async (page, end) => {
    const user = userEvent.setup();
    const { onPage } = renderAt(page);
    await user.click(button(end));
    expect(button(end)).toHaveFocus();
    expect(button(end)).toHaveAttribute('aria-disabled', 'true');
    await user.click(current());
    expect(onPage).not.toHaveBeenCalled();
  },
);

test('a list of one page shows its range alone, or with the size that made it one', () => {
  renderAt(1, 1);
  expect(screen.getByText('1–4 of 4')).toBeVisible();
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  cleanup();
  renderAt(1, 1, 20);
  expect(screen.getByRole('combobox', { name: 'Items per page' })).toHaveValue('20');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the size of a page is chosen from a list', async () => {
  const { onSize } = renderAt(2);
  await userEvent.selectOptions(
    screen.getByRole('combobox', { name: 'Items per page' }),
    '20 per page',
  );
  expect(onSize).toHaveBeenCalledWith(20);
});
