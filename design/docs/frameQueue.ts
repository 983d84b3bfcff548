interface Turn {
  place: Element;
  /** Loads the frame; fulfilled when it has loaded or is no longer wanted. */
  load: () => Promise<void>;
}

const waiting = new Set<Turn>();
let isRunning = false;

/** The thread is free if timers of `STEP_MS` are on time for `FREE_MS`. */
const FREE_MS = 300;
const STEP_MS = 50;

/** A thread that is always busy delays a frame this long. */
const LONGEST_MS = 5000;

function threadIsFree(): Promise<void> {
  return new Promise((done) => {
    let free = 0;
    const start = performance.now();
    let before = start;
    const step = () => {
      const now = performance.now();
      free = now - before > 2 * STEP_MS ? 0 : free + STEP_MS;
      before = now;
      if (free >= FREE_MS || now - start > LONGEST_MS) done();
      else setTimeout(step, STEP_MS);
    };
    setTimeout(step, STEP_MS);
  });
}

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
