import { useState } from 'react';
import { Pagination } from '#design';

const total = 117;
const texts = {
  previous: 'Previous page',
  next: 'Next page',
  size: 'Items per page',
  perPage: (size: number) => `${size} per page`,
  page: (page: number) => `Page ${page}`,
  number: String,
};

export function Example() {
  const [page, setPage] = useState(1);
  const [size, setSize] = useState(10);
  const first = (page - 1) * size + 1;
  const last = Math.min(page * size, total);
  return (
    <Pagination
      label="Pages of members"
      page={page}
      pageCount={Math.ceil(total / size)}
      size={size}
      sizes={[10, 20, 50]}
      summary={`${first}–${last} of ${total}`}
      texts={texts}
      onPage={setPage}
      onSize={(next) => {
        setSize(next);
        setPage(1);
      }}
    />
  );
}
