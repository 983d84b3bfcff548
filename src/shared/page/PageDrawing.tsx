import { Suspense } from 'react';
import type { ComponentType } from 'react';
import { styled } from 'styled-components';
import { useMounted } from '#design/foundations/useMounted.ts';
import { token } from '#design';
import { lazyOrNothing } from '#shared/errors/lazyWithRetry.tsx';

/**
 * Drawings load after all readable and usable content, and never with the sign-in page's first
 * scripts.
 */
const load = () => import('#design/drawings/drawings.tsx');

const later = (pick: (all: Awaited<ReturnType<typeof load>>) => ComponentType) =>
  lazyOrNothing(() => load().then(pick));

const drawings = {
  learning: later(({ LearningDrawing }) => LearningDrawing),
  pageMissing: later(({ PageMissingDrawing }) => PageMissingDrawing),
  sent: later(({ SentDrawing }) => SentDrawing),
  signInFirst: later(({ SignInFirstDrawing }) => SignInFirstDrawing),
  scan: later(({ ScanDrawing }) => ScanDrawing),
};

/** Keeps the drawing's aspect ratio, 200 to 140, so that nothing moves when it arrives. */
const DrawingSpace = styled.div`
  flex: none;
  inline-size: ${token('measure.12')};
  max-inline-size: 100%;
  aspect-ratio: 200 / 140;
  > svg {
    inline-size: 100%;
  }
`;

/** A page's drawing. It is decorative, so a failure to load is ignored. */
export function PageDrawing({ of }: { of: keyof typeof drawings }) {
  const isMounted = useMounted();
  const Drawing = drawings[of];
  return (
    <DrawingSpace>
      {isMounted ? (
        <Suspense>
          <Drawing />
        </Suspense>
      ) : null}
    </DrawingSpace>
  );
}
