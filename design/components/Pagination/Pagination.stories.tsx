import { useState } from 'react';
import { Pagination } from './Pagination';
import { documentationStory, matrixStory } from '../../docs/storiesOf';
import { docs } from './Pagination.docs';

export default { title: 'Components / Pagination' };

export const Documentation = documentationStory(docs);

export const States = matrixStory(docs);

/** In the middle of many. */
export function OfMany() {
  const [page, setPage] = useState(7);
  const [size, setSize] = useState(20);
  return (
    <Pagination
      label="Pagination"
      page={page}
      pageCount={150}
      onPage={setPage}
      size={size}
      sizes={[10, 20, 50, 100]}
      onSize={setSize}
      summary={`${(page - 1) * size + 1}–${page * size} of 3,000`}
      texts={{
        previous: 'Previous page',
        next: 'Next page',
        size: 'Items per page',
        perPage: (each) => `${each} per page`,
        page: (each) => `Page ${each}`,
        number: String,
      }}
    />
  );
}
