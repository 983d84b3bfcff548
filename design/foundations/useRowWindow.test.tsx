import { fireEvent, render, screen } from '@testing-library/react';
import { useRowWindow } from './useRowWindow';

const [HEIGHT, LIST_HEIGHT] = [30, 300];

/** The browser, which has no layout here, limits the scroll position. */
const layOut = (rowHeight: number, available: number) => {
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(rowHeight);
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(available);
};

function List({
  count,
  pinned = -1,
  shows = 0,
}: {
  count: number;
  pinned?: number;
  shows?: number;
}) {
  const { scroller, height, rows, show } = useRowWindow({ count, rowHeight: 40, pinned });
  return (
    <div ref={scroller} data-testid="scroller">
      <ul style={{ blockSize: height }}>
        {rows.map(({ index, start }) => (
          <li key={index} value={index} style={{ insetBlockStart: start }} />
        ))}
      </ul>
      <button onClick={() => show(shows)}>Show</button>
    </div>
  );
}

const rendered = () => screen.queryAllByRole('listitem').map((row) => (row as HTMLLIElement).value);
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => from + step);
const scrolled = () => screen.getByTestId('scroller').scrollTop;
const scrollTo = (top: number) =>
  fireEvent.scroll(screen.getByTestId('scroller'), { target: { scrollTop: top } });

afterEach(() => jest.restoreAllMocks());

test('renders the visible rows, and six on either side, each at its position', () => {
  layOut(HEIGHT, LIST_HEIGHT);
  render(<List count={1000} />);
  expect(rendered()).toEqual(range(0, 15));
  expect(screen.getByRole('list')).toHaveStyle({ blockSize: '30000px' });
  scrollTo(100 * HEIGHT);
  expect(rendered()).toEqual(range(94, 115));
  scrollTo(100 * HEIGHT + 1);
  expect(rendered()).toEqual(range(94, 116));
  expect(screen.getAllByRole('listitem')[0]).toHaveStyle({ insetBlockStart: '2820px' });
  scrollTo(990 * HEIGHT);
  expect(rendered()).toEqual(range(984, 999));
});

test('renders a pinned row before or after the others', () => {
  layOut(HEIGHT, LIST_HEIGHT);
  const { rerender } = render(<List count={1000} pinned={3} />);
  expect(rendered()).toEqual(range(0, 15));
  scrollTo(100 * HEIGHT);
  expect(rendered()).toEqual([3, ...range(94, 115)]);
  rerender(<List count={1000} pinned={500} />);
  expect(rendered()).toEqual([...range(94, 115), 500]);
  rerender(<List count={1000} pinned={115} />);
  expect(rendered()).toEqual(range(94, 115));
  rerender(<List count={500} pinned={500} />);
  expect(rendered()).toEqual(range(94, 115));
});

test('a list that became shorter than its scroll position shows its end', () => {
  layOut(HEIGHT, LIST_HEIGHT);
  const { rerender } = render(<List count={1000} />);
  scrollTo(900 * HEIGHT);
  rerender(<List count={50} />);
  expect(rendered()).toEqual(range(34, 49));
  rerender(<List count={3} />);
  expect(rendered()).toEqual([0, 1, 2]);
  rerender(<List count={0} />);
  expect(rendered()).toEqual([]);
});

test('measures rows that appear later', () => {
  layOut(HEIGHT, LIST_HEIGHT);
  const { rerender } = render(<List count={0} />);
  rerender(<List count={1000} />);
  expect(rendered()).toEqual(range(0, 15));
});

test('a list without layout renders as many rows as it may contain', () => {
  render(<List count={1000} />);
  expect(rendered()).toEqual(range(0, 15));
});

test('scrolls as little as necessary to show a row', () => {
  layOut(HEIGHT, LIST_HEIGHT);
  const { rerender } = render(<List count={1000} />);
  for (const [index, top] of [
    [5, 0],
    [9, 0],
    [10, HEIGHT],
    [1, HEIGHT],
    [0, 0],
    [500, 491 * HEIGHT],
    [495, 491 * HEIGHT],
    [490, 490 * HEIGHT],
  ] as const) {
    rerender(<List count={1000} shows={index} />);
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect([index, scrolled()]).toEqual([index, top]);
  }
});
