import { useState } from 'react';
import { Pagination } from '#design';

const texts = {
  previous: 'Previous page',
  next: 'Next page',
  size: 'Items per page',
  perPage: (size: number) => `${size} per page`,
  page: (page: number) => `Page ${page}`,
};

export function Example() {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(10);
  return (
    <Pagination
      label="Pages of members"
      page={page}
      pageCount={12}
      size={size}
      sizes={[10, 20, 50]}
      summary={`Page ${page} of 12`}
      texts={texts}
      onPage={setPage}
      onSize={setSize}
    />
  );
}
