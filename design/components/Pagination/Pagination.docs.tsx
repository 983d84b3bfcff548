import { useState } from 'react';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Pagination } from './Pagination';
import { Example } from './Pagination.example';
import code from './Pagination.example.tsx?raw';

const TEXTS = {
  previous: 'Previous page',
  next: 'Next page',
  size: 'Items per page',
  perPage: (each: number) => `${each} per page`,
  page: (each: number) => `Page ${each}`,
};

const ROWS = 3000;

const SIZES = [10, 20, 50, 100];

const summaryOf = (page: number, size: number) =>
  `${(page - 1) * size + 1}–${Math.min(page * size, ROWS)} of 3,000`;

function Pages({ label, initial = 7 }: { label: string; initial?: number }) {
  const [page, setPage] = useState(initial);
  const [size, setSize] = useState(20);
  return (
    <Pagination
      label={label}
      page={page}
      pageCount={Math.ceil(ROWS / size)}
      onPage={setPage}
      size={size}
      sizes={SIZES}
      onSize={setSize}
      summary={summaryOf(page, size)}
      texts={TEXTS}
    />
  );
}

export const paginationDocs: ComponentDocumentation = {
  name: 'Pagination',
  title: 'Components / Pagination',
  lead: 'Navigates between the pages of a list, and sets their size.',
  use: ['Below lists that the service pages, 10 to 100 rows each.'],
  avoid: ['If everything fits on one page.', 'For steps of a task.'],
  example: { Example, code },
  tryOut: {
    element: (
      <Pagination
        label="Pagination to try"
        page={7}
        pageCount={150}
        onPage={() => undefined}
        size={20}
        sizes={SIZES}
        onSize={() => undefined}
        summary={summaryOf(7, 20)}
        texts={TEXTS}
      />
    ),
    written: { variables: ['page', 'size', 'pageCount', 'summary'] },
    choices: { size: SIZES, pageCount: [], summary: [] },
    derive: (values) => {
      const size = Number(values['size']);
      const pageCount = Math.ceil(ROWS / size);
      const page = Math.min(Math.max(Math.trunc(Number(values['page'])), 1), pageCount);
      return { page, size, pageCount, summary: summaryOf(page, size) };
    },
    live: {
      onPage: (page: number) => ({ page }),
      onSize: (size: number) => ({ size, page: 1 }),
    },
  },
  guidance: {
    good: { show: <Pages label="Long list" />, why: 'It says which rows are shown, of how many.' },
    bad: {
      show: (
        <Pagination
          label="Short list"
          page={1}
          pageCount={1}
          onPage={() => undefined}
          size={10}
          sizes={[10]}
          onSize={() => undefined}
          summary=""
          texts={TEXTS}
        />
      ),
      why: 'For one page without a summary: leave it out.',
    },
  },
  anatomy: {
    specimen: <Pages label="Pagination" />,
    parts: [
      { name: 'Summary', about: 'The shown range and the total.' },
      {
        name: 'Ends',
        about: 'Stay focusable at the ends and are announced as disabled.',
      },
      {
        name: 'Pages',
        about: 'First, last, and those around the current one.',
      },
      { name: 'Length', about: 'Rows of a page.' },
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
  related: ['Table', 'Select'],
};
