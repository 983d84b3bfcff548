import { useState } from 'react';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Pagination } from './Pagination';

const TEXTS = {
  previous: 'Previous page',
  next: 'Next page',
  size: 'Items per page',
  perPage: (each: number) => `${each} per page`,
  page: (each: number) => `Page ${each}`,
};

function Pages({ label = 'Pagination', initial = 7 }: { label?: string; initial?: number }) {
  const [page, setPage] = useState(initial);
  const [size, setSize] = useState(20);
  const summary = `${(page - 1) * size + 1}–${page * size} of 3,000`;
  return (
    <Pagination
      label={label}
      page={page}
      pageCount={Math.ceil(3000 / size)}
      onPage={setPage}
      size={size}
      sizes={[10, 20, 50, 100]}
      onSize={setSize}
      summary={summary}
      texts={TEXTS}
    />
  );
}

export const paginationDocs: ComponentDocumentation = {
  name: 'Pagination',
  title: 'Components / Pagination',
  lead: 'Goes through the pages of a list, and sets how long they are.',
  use: ['Below lists that the service pages, 10 to 100 rows each.'],
  avoid: ['Where everything fits on one page.', 'For steps of a task.'],
  anatomy: {
    specimen: <Pages />,
    parts: [
      { name: 'Summary', about: 'What is shown of how many.', find: 'nav > span', at: 'top' },
      {
        name: 'Ends',
        about: 'Stay in reach and say that they are ends.',
        find: 'li:first-child',
        at: 'bottom',
      },
      {
        name: 'Pages',
        about: 'First, last, and those around this one.',
        find: '[aria-current]',
        at: 'top',
      },
      { name: 'Length', about: 'Rows of a page.', find: 'select', at: 'bottom' },
    ],
  },
  states: [
    { name: 'Rest', about: 'In the middle of many.', show: <Pages label="Pagination at rest" /> },
    {
      name: 'Hover',
      about: 'One page.',
      show: <Pages label="Pagination, a page hovered" />,
      force: { state: 'hover', on: 'li:nth-child(2) button' },
    },
    {
      name: 'Focus visible',
      about: 'The ring.',
      show: <Pages label="Pagination, a page focused" />,
      force: { state: 'focus', on: 'li:nth-child(2) button' },
    },
    {
      name: 'First page',
      about: 'There is nothing before: the arrow says so and keeps the focus.',
      show: <Pages label="Pagination on the first page" initial={1} />,
    },
  ],
  keyboard: [
    ['Tab', 'Comes to each button and to the list of lengths.'],
    ['Enter, Space', 'Go there.'],
  ],
  accessibleName: {
    from: 'The navigation by label, each button by its text (“Page 7”); this page is aria-current.',
    role: 'navigation',
    name: 'Pagination',
  },
  content: [
    'Numbers of pages stand ungrouped, and so in the buttons’ names: a name holds what is seen (WCAG 2.5.3). The summary is one phrase, its numbers written by the page’s locale.',
    'It wraps to two lines under 30 rem.',
  ],
};
