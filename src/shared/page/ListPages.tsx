import type { ReactNode } from 'react';
import { Pagination } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';

export const PAGE_SIZES = [10, 20, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];

interface PageView {
  /** From 1. */
  page: number;
  size: PageSize;
  /** Rows of all pages. */
  total: number;
}

/** The shown rows and the total in the user's language, for example "1–20 of 3,000". */
export function usePageRange({ page, size, total }: PageView): string {
  const { t, number } = useLanguage();
  const from = (page - 1) * size;
  return t('pickers.range', {
    from: number(Math.min(from + 1, total)),
    to: number(Math.min(from + size, total)),
    total: number(total),
  });
}

export function pageCountOf({ size, total }: { size: number; total: number }): number {
  return Math.max(Math.ceil(total / size), 1);
}

interface ListPagesProps extends PageView {
  onPage(page: number): void;
  onSize(size: PageSize): void;
  /** After the range. */
  children?: ReactNode;
}

/** The pagination of a list that the service searches and divides into pages. */
export function ListPages({ onPage, onSize, children, ...view }: ListPagesProps) {
  const { t, number } = useLanguage();
  return (
    <Pagination
      label={t('pickers.pagination')}
      page={view.page}
      pageCount={pageCountOf(view)}
      onPage={onPage}
      size={view.size}
      sizes={PAGE_SIZES}
      onSize={(size) => onSize(size as PageSize)}
      summary={
        <>
          {usePageRange(view)}
          {children}
        </>
      }
      texts={{
        previous: t('pickers.previousPage'),
        next: t('pickers.nextPage'),
        size: t('pickers.pageSize'),
        perPage: (size) => t('pickers.perPage', { n: size }),
        // The accessible name must contain the visible text (WCAG 2.5.3).
        page: (page) => t('pickers.page', { page }),
        number,
      }}
    />
  );
}
