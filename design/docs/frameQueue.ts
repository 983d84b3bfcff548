interface Turn {
  place: Element;
  /** Loads the frame; fulfilled when it has loaded or is no longer wanted. */
  load: () => Promise<void>;
}

const waiting = new Set<Turn>();
let isRunning = false;

/** Waits until the page has nothing to do, five seconds at most. Safari cannot tell. */
const threadIsFree = (): Promise<void> =>
  new Promise((done) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: 5000 });
    else setTimeout(done, 300);
  });

/** How far a place is outside the window, px; 0 if it is visible. */
function distanceOf({ place }: Turn): number {
  const { top, bottom } = place.getBoundingClientRect();
  return Math.max(top - window.innerHeight, -bottom, 0);
}

async function run(): Promise<void> {
  if (isRunning) return;
  isRunning = true;
  while (waiting.size > 0) {
    await threadIsFree();
    const [nearest] = [...waiting].sort((one, other) => distanceOf(one) - distanceOf(other));
    if (nearest === undefined) continue;
    waiting.delete(nearest);
    await nearest.load();
  }
  isRunning = false;
}

/**
 * Loads frames one at a time, because they share the thread of the page: the nearest to the window
 * next, each when the thread is free.
 * @returns a function that gives the turn up
 */
export function queueFrame(place: Element, load: () => Promise<void>): () => void {
  const turn = { place, load };
  waiting.add(turn);
  void run();
  return () => {
    waiting.delete(turn);
  };
}
