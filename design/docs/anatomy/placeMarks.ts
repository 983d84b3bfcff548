/** A rectangle in the specimen's frame; px. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Side = 'top' | 'bottom' | 'left' | 'right';

/** A number beside the specimen, and the straight line from it to its part; px. */
export interface Mark {
  /** The middle of the number. */
  x: number;
  y: number;
  line: Box;
}

export interface Scene {
  width: number;
  height: number;
  /** The boxes at which the line to a part may end, the best first; the last contains all. */
  parts: readonly { boxes: readonly Box[]; at?: Side | undefined }[];
  /** What no line may cross: texts, and fields with a text. */
  texts: readonly Box[];
}

/** Half the width of a number, with the space around it. */
const RADIUS = 14;
/** Distance from the specimen to the middles of the numbers. */
const AWAY = 40;
/** Distance of a line from a text of another part. */
const CLEAR = 3;
/** Where on its side of the part a line may end; the middle is best. */
const ENDS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
/** Costs of a place, in px of line; the cheapest wins. */
const OVER_TEXT = 100_000;
const OVER_MARK = 10_000;
const OVER_PART = 400;
const SIDES: readonly Side[] = ['top', 'bottom', 'left', 'right'];

const overlap = (one: Box, other: Box, space = 0): boolean =>
  one.left < other.right + space
  && one.right > other.left - space
  && one.top < other.bottom + space
  && one.bottom > other.top - space;

const contains = (outer: Box, inner: Box): boolean =>
  outer.left <= inner.left + 1
  && outer.right >= inner.right - 1
  && outer.top <= inner.top + 1
  && outer.bottom >= inner.bottom - 1;

const around = ({ x, y }: Mark): Box => ({
  left: x - RADIUS,
  right: x + RADIUS,
  top: y - RADIUS,
  bottom: y + RADIUS,
});

const lengthOf = ({ line }: Mark) => line.right - line.left + line.bottom - line.top;

function edgesOf({ parts, texts, width, height }: Scene): Box {
  const boxes = [...parts.flatMap((part) => part.boxes), ...texts];
  const clamp = (value: number, size: number) => Math.min(Math.max(value, RADIUS), size - RADIUS);
  return {
    left: clamp(Math.min(...boxes.map(({ left }) => left)) - AWAY, width),
    right: clamp(Math.max(...boxes.map(({ right }) => right)) + AWAY, width),
    top: clamp(Math.min(...boxes.map(({ top }) => top)) - AWAY, height),
    bottom: clamp(Math.max(...boxes.map(({ bottom }) => bottom)) + AWAY, height),
  };
}

/** The mark on a side of a part; `end` is the fraction of the part's width or height. */
function markAt(box: Box, side: Side, end: number, edges: Box): Mark {
  const x = box.left + (box.right - box.left) * end;
  const y = box.top + (box.bottom - box.top) * end;
  const inset = RADIUS - 2;
  switch (side) {
    case 'top': {
      const line = { left: x, right: x, top: edges.top + inset, bottom: box.top };
      return { x, y: edges.top, line };
    }
    case 'bottom': {
      const line = { left: x, right: x, top: box.bottom, bottom: edges.bottom - inset };
      return { x, y: edges.bottom, line };
    }
    case 'left':
      return {
        x: edges.left,
        y,
        line: { left: edges.left + inset, right: box.left, top: y, bottom: y },
      };
    case 'right':
      return {
        x: edges.right,
        y,
        line: { left: box.right, right: edges.right - inset, top: y, bottom: y },
      };
  }
}

/** Places numbers beside a specimen so that no line crosses a text, a number or another line. */
export function placeMarks(scene: Scene): Mark[] {
  const edges = edgesOf(scene);
  const placed: Mark[] = [];
  const costOf = (mark: Mark, target: Box, index: number): number => {
    const texts = scene.texts.filter((text) => !contains(target, text));
    const others = scene.parts.flatMap(({ boxes: [box] }, at) =>
      at === index || !box || contains(box, target) || contains(target, box) ? [] : [box],
    );
    const isOverText =
      texts.some((text) => overlap(mark.line, text, CLEAR))
      || scene.texts.some((text) => overlap(around(mark), text));
    const isOverMark = placed.some(
      (other) =>
        overlap(around(mark), around(other))
        || overlap(mark.line, other.line, CLEAR)
        || overlap(mark.line, around(other))
        || overlap(around(mark), other.line),
    );
    const isOverPart = scene.parts.some(({ boxes: [box] }) => box && overlap(around(mark), box));
    const crossed = others.filter((box) => overlap(mark.line, box)).length + (isOverPart ? 1 : 0);
    return (
      (isOverText ? OVER_TEXT : 0)
      + (isOverMark ? OVER_MARK : 0)
      + crossed * OVER_PART
      + lengthOf(mark)
    );
  };
  scene.parts.forEach(({ boxes, at }, index) => {
    const [best] = boxes
      .flatMap((box, turn) =>
        SIDES.flatMap((side) =>
          ENDS.map((end) => {
            const mark = markAt(box, side, end, edges);
            const liking = turn * 60 + (at === undefined || at === side ? 0 : 40);
            return { mark, cost: costOf(mark, box, index) + liking + Math.abs(end - 0.5) * 30 };
          }),
        ),
      )
      .sort((one, other) => one.cost - other.cost);
    if (best) placed.push(best.mark);
  });
  return placed;
}
