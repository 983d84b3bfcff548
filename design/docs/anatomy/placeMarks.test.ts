import { placeMarks } from './placeMarks';
import type { Box, Scene } from './placeMarks';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const sceneOf = (parts: Scene['parts'], texts: readonly Box[]): Scene => ({
  width: 700,
  height: 240,
  parts,
  texts,
});
const crosses = (line: Box, text: Box) =>
  line.left < text.right
  && line.right > text.left
  && line.top < text.bottom
  && line.bottom > text.top;

test('a line goes around the texts above and below its part', () => {
  const above = box(100, 60, 480, 20);
  const below = box(100, 140, 480, 20);
  const field = box(100, 90, 480, 40);
  const [mark] = placeMarks(sceneOf([{ boxes: [field] }], [above, below]));
  expect([above, below].filter((text) => crosses(mark!.line, text))).toEqual([]);
  expect(mark!.line.right).toBe(field.left);
});

test('a line may end at the edge of its own text', () => {
  const text = box(300, 100, 100, 20);
  const [mark] = placeMarks(sceneOf([{ boxes: [text], at: 'top' }], [text]));
  expect(mark).toMatchObject({ x: 350, y: 60, line: { left: 350, top: 72, bottom: 100 } });
});

test('numbers do not overlap, although their parts share the middle', () => {
  const container = box(200, 80, 300, 80);
  const icon = box(340, 110, 20, 20);
  const marks = placeMarks(sceneOf([{ boxes: [container] }, { boxes: [icon] }], []));
  const [one, other] = marks;
  expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThanOrEqual(24);
});

test('a line ends at the larger box of a part if the smaller one is between texts', () => {
  const name = box(100, 100, 60, 20);
  const neighbours = [box(60, 100, 20, 20), box(180, 100, 300, 20), box(80, 70, 100, 20)];
  const under = box(80, 130, 100, 20);
  const cell = box(90, 95, 200, 30);
  const [mark] = placeMarks(sceneOf([{ boxes: [name, cell] }], [name, ...neighbours, under]));
  expect([...neighbours, under].filter((text) => crosses(mark!.line, text))).toEqual([]);
});
