import { act, fireEvent, render, screen } from '@testing-library/react';
import { stubObservers } from '../testing/observers';
import { LiveFrame } from './LiveFrame';

type Entry = Pick<IntersectionObserverEntry, 'isIntersecting'>;

const observers = new Map<Element, (entries: Entry[]) => void>();

beforeEach(() => {
  jest.useFakeTimers();
  stubObservers();
  observers.clear();
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(private readonly tell: (entries: Entry[]) => void) {}
      observe = (element: Element) => observers.set(element, this.tell);
      disconnect = () => undefined;
    },
  });
});
afterEach(() => jest.useRealTimers());

const free = () => act(() => jest.advanceTimersByTimeAsync(1000));
const titles = () => screen.queryAllByTitle(/./).map(({ title }) => title);

/** Renders frames with their distances from the top of the window. */
function renderFrames(tops: Readonly<Record<string, number>>) {
  const { unmount } = render(
    Object.keys(tops).map((title) => (
      <LiveFrame key={title} title={title} src="about:blank" width={100} height={100} />
    )),
  );
  const places = [...observers.keys()];
  Object.entries(tops).forEach(([, top], at) =>
    jest.spyOn(places[at]!, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 100, 100)),
  );
  const see = (at: number, ...seen: boolean[]) =>
    act(() => observers.get(places[at]!)?.(seen.map((isIntersecting) => ({ isIntersecting }))));
  return { see, unmount };
}

const loaded = async (title: string) => {
  fireEvent.load(screen.getByTitle(title));
  await free();
};

test('loads one frame after the other, visible ones first', async () => {
  const { see, unmount } = renderFrames({ below: 2000, visible: 100, next: 300 });
  [0, 1, 2].forEach((at) => see(at, true));
  expect(titles()).toEqual([]);
  await free();
  expect(titles()).toEqual(['visible']);
  await loaded('visible');
  expect(titles()).toEqual(['visible', 'next']);
  await loaded('next');
  expect(titles()).toEqual(['below', 'visible', 'next']);
  unmount();
});

test('a frame that leaves before its turn, or while it loads, lets the next one load', async () => {
  const { see, unmount } = renderFrames({ loading: 0, waiting: 100, last: 200 });
  [0, 1, 2].forEach((at) => see(at, true));
  await free();
  see(1, false);
  see(0, false);
  await free();
  expect(titles()).toEqual(['last']);
  unmount();
});

test('a frame that came near while the page was busy loads', async () => {
  const { see, unmount } = renderFrames({ first: 0 });
  see(0, false, true);
  await free();
  expect(titles()).toEqual(['first']);
  unmount();
});
