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

function renderFrames(...names: string[]) {
  const { unmount } = render(
    names.map((title) => (
      <LiveFrame key={title} title={title} src="/frame" width={100} height={100} />
    )),
  );
  const tell = [...observers.values()];
  const see = (at: number, ...seen: boolean[]) =>
    act(() => tell[at]!(seen.map((isIntersecting) => ({ isIntersecting }))));
  return { see, unmount };
}

const loaded = async (title: string) => {
  fireEvent.load(screen.getByTitle(title));
  await free();
};

test('loads one frame after the other, in the order in which they come near', async () => {
  const { see, unmount } = renderFrames('third', 'first', 'second');
  [1, 2, 0].forEach((at) => see(at, true));
  await free();
  expect(titles()).toEqual(['first']);
  await loaded('first');
  expect(titles()).toEqual(['first', 'second']);
  await loaded('second');
  expect(titles()).toEqual(['third', 'first', 'second']);
  unmount();
});

test('a frame that leaves before its turn, or while it loads, lets the next one load', async () => {
  const { see, unmount } = renderFrames('loading', 'waiting', 'last');
  [0, 1, 2].forEach((at) => see(at, true));
  await free();
  see(1, false);
  see(0, false);
  await free();
  expect(titles()).toEqual(['last']);
  unmount();
});

test('a frame that came near while the page was busy loads', async () => {
  const { see, unmount } = renderFrames('first');
  see(0, false, true);
  await free();
  expect(titles()).toEqual(['first']);
  unmount();
});
