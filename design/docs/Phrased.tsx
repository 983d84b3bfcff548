import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { useStoryLanguage } from '../.ladle/contexts';
import { Skeleton } from '../components/Skeleton/Skeleton';
import type { Draw } from './documentation';
import { usePhrases } from './phrases';
import { Through } from './styled';

function Loaded({ show }: { show: Draw }) {
  return <Through {...useStoryLanguage()}>{show(usePhrases())}</Through>;
}

export function Phrased({ show }: { show: Draw }): ReactNode {
  return (
    <Suspense fallback={<Skeleton blockSize="4rem" />}>
      <Loaded show={show} />
    </Suspense>
  );
}
