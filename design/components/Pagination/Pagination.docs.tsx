import type { Phrases } from '../../../translations/phrases';
import { en_US as phrases } from '../../../translations/en_US';
import { fillIn } from '../../docs/phrases';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Pagination } from './Pagination';

const pagesOf = (t: Phrases, page: number, pageCount: number, id: string) => (
  <Pagination
    label={`${t['pickers.pagination']} ${id}`}
    page={page}
    pageCount={pageCount}
    onPage={() => undefined}
    size={20}
    sizes={[20]}
    onSize={() => undefined}
    summary={fillIn(t['pickers.range'], {
      from: String(page * 20 - 19),
      to: String(page * 20),
      total: String(pageCount * 20),
    })}
    texts={{
      previous: t['pickers.previousPage'],
      next: t['pickers.nextPage'],
      size: t['pickers.pageSize'],
      perPage: (each) => fillIn(t['pickers.perPage'], { n: String(each) }),
      page: (each) => fillIn(t['pickers.page'], { page: String(each) }),
      number: String,
    }}
  />
);

export const docs: ComponentDocumentation = {
  name: 'Pagination',
  lead: 'Navigates between the pages of a list, and sets their size.',
  story: 'pickers--members',
  use: ['Below lists that the service pages.'],
  avoid: ['For steps of a task.'],
  guidance: {
    good: {
      show: (t) => pagesOf(t, 75, 150, 'good'),
      why: 'The first, the last and the next pages are one press away.',
    },
    bad: { show: (t) => pagesOf(t, 1, 2, 'bad'), why: 'Two pages: a longer one shows everything.' },
  },
  matrix: {
    on: 'li:nth-child(3) button',
    variants: { 'first page': { page: 1 }, 'in the middle': { page: 75 } },
    show: ({ page }: { page: number }, t, id) => pagesOf(t, page, 150, id),
  },
  keyboard: [
    ['Tab', 'Moves to each button and to the list of sizes.'],
    ['Enter, Space', 'On a button: go there.'],
    ['Arrow Up, Arrow Down', 'In the list of sizes: the next or previous size (native).'],
  ],
  accessibleName: `The navigation has label, each button its text (“${fillIn(phrases['pickers.page'], { page: '7' })}”); the current page has aria-current.`,
};
