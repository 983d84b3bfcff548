import { useState } from 'react';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Pagination } from './Pagination';

function Pages({ label, initial = 7 }: { label: string; initial?: number }) {
  const [page, setPage] = useState(initial);
  return (
    <Pagination
      label={label}
      page={page}
      pageCount={150}
      onPage={setPage}
      size={20}
      sizes={[20, 50]}
      onSize={() => undefined}
      summary={`${page * 20 - 19}–${page * 20} of 3,000`}
      texts={{
        previous: 'Previous page',
        next: 'Next page',
        size: 'Items per page',
        perPage: (each) => `${each} per page`,
        page: (each) => `Page ${each}`,
      }}
    />
  );
}

export const docs: ComponentDocumentation = {
  name: 'Pagination',
  lead: 'Navigates between the pages of a list, and sets their size.',
  use: ['Below lists that the service pages, 10 to 100 rows each.'],
  avoid: ['If everything fits on one page.', 'For steps of a task.'],
  states: [
    {
      name: 'First page',
      about: 'There is no previous page: the arrow is announced as disabled and keeps the focus.',
      show: <Pages label="Pagination on the first page" initial={1} />,
    },
  ],
  keyboard: [
    ['Tab', 'Moves to each button and to the list of sizes.'],
    ['Enter, Space', 'On a button: go there.'],
    ['Arrow Up, Arrow Down', 'In the list of sizes: the next or previous size (native).'],
  ],
  accessibleName:
    'The navigation has label, each button its text (“Page 7”); the current page has aria-current.',
  content: [
    'Page numbers have no digit grouping, also in the names of the buttons, because a name contains the visible text (WCAG 2.5.3). The summary is one phrase; the page’s locale formats its numbers.',
    'Where space is short, the pages take the first line or two, above the summary and the size.',
  ],
};
