import { Suspense, use } from 'react';
import type { ReactNode } from 'react';
import { StoryLocaleContext } from '../.ladle/StoryLocaleContext';
import { pageLanguage } from '../.ladle/storyLocales';
import { Skeleton } from '../components/Skeleton/Skeleton';
import type { Draw } from './documentation';
import { usePhrases } from './phrases';
import { Through } from './styled';

function Loaded({ show }: { show: Draw }) {
  return <Through {...pageLanguage(use(StoryLocaleContext))}>{show(usePhrases())}</Through>;
}

/** Content in the product's words, in the language and the direction of the view. */
export function Phrased({ show }: { show: Draw }): ReactNode {
  return (
    <Suspense fallback={<Skeleton blockSize="4rem" />}>
      <Loaded show={show} />
    </Suspense>
  );
}
