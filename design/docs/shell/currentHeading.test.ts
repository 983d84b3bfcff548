import { currentHeading } from './currentHeading';

const reading = (line: number) => ({ line, isAtEnd: false });

test('the last heading above the line is current, at the top the first', () => {
  expect(currentHeading([300, 900, 1500], reading(100))).toBe(0);
  expect(currentHeading([-600, 80, 700], reading(100))).toBe(1);
  expect(currentHeading([-600, 100, 700], reading(100))).toBe(0);
});

test('at the end of the page the last heading is current, wherever it is', () => {
  expect(currentHeading([-900, -300, 400], { line: 100, isAtEnd: true })).toBe(2);
});

test('of headings side by side the first is current', () => {
  expect(currentHeading([-500, 80, 80, 600], reading(100))).toBe(1);
  expect(currentHeading([-500, 300, 300], { line: 100, isAtEnd: true })).toBe(1);
});
