import type { ReactNode } from 'react';
import { ArrowEndIcon, ArrowStartIcon } from '../../icons/icons';
import { Select } from '../Select/Select';
import { Stack } from '../Stack/Stack';
import { pageNumbers } from './pageNumbers';
import { PaginationBar, PageButton, PageSteps } from './styled';

export interface PaginationProps {
  label: string;
  /** From 1. */
  page: number;
  /** The number of pages. */
  pageCount: number;
  /** Gets the chosen page. */
  onPage: (page: number) => void;
  /** Rows on a page: one of `sizes`. */
  size: number;
  /** The numbers of rows to choose from. */
  sizes: readonly number[];
  /** Gets the chosen number of rows. */
  onSize: (size: number) => void;
  /** The shown range and the total, for example "1–20 of 3,000", and an action for the whole list. */
  summary: ReactNode;
  /** Names of the controls, in the language of the page. */
  texts: {
    previous: string;
    next: string;
    /** Names the chooser of the length. */
    size: string;
    /** A length in words, as "20 per page". */
    perPage: (size: number) => string;
    page: (page: number) => string;
    /** A page's number as the language writes it; `page` contains it. */
    number: (page: number) => string;
  };
}

/**
 * Navigates between the pages of a list and sets their size. At the ends the arrows stay focusable
 * and are announced as disabled. A list of one page has no page buttons, and at the smallest size no
 * choice of sizes.
 */
export function Pagination({
  label,
  page,
  pageCount,
  onPage,
  size,
  sizes,
  onSize,
  summary,
  texts,
}: PaginationProps) {
  const go = (to: number) => {
    if (to >= 1 && to <= pageCount && to !== page) onPage(to);
  };
  const range = (
    <Stack direction="row" gap="2" align="center" wrap>
      {summary}
    </Stack>
  );
  if (pageCount === 1 && size === sizes[0]) return <PaginationBar as="div">{range}</PaginationBar>;
  return (
    <PaginationBar aria-label={label}>
      {range}
      {pageCount === 1 ? null : (
        <PageSteps>
          <li>
            <PageButton
              type="button"
              aria-label={texts.previous}
              aria-disabled={page <= 1 || undefined}
              onClick={() => go(page - 1)}
            >
              <ArrowStartIcon size="small" />
            </PageButton>
          </li>
          {pageNumbers(page, pageCount).map((step, index) => (
            <li key={step === 'gap' ? `gap-${index}` : step}>
              {step === 'gap' ? (
                '…'
              ) : (
                <PageButton
                  type="button"
                  aria-label={texts.page(step)}
                  aria-current={step === page ? 'page' : undefined}
                  onClick={() => go(step)}
                >
                  {texts.number(step)}
                </PageButton>
              )}
            </li>
          ))}
          <li>
            <PageButton
              type="button"
              aria-label={texts.next}
              aria-disabled={page >= pageCount || undefined}
              onClick={() => go(page + 1)}
            >
              <ArrowEndIcon size="small" />
            </PageButton>
          </li>
        </PageSteps>
      )}
      <Select
        label={texts.size}
        labelHidden
        variant="quiet"
        size="small"
        value={String(size)}
        onChange={(value) => onSize(Number(value))}
        options={sizes.map((each) => ({ value: String(each), label: texts.perPage(each) }))}
      />
    </PaginationBar>
  );
}
