import { SliderChunk } from '#features/sign-in/code/slider/LazySliderDialog.tsx';
import { LazyQrSignInPanel } from '#features/sign-in/qr/LazyQrSignInPanel.tsx';
import { RestorationChunk } from '#app/shell/LazyRestoration.tsx';
import { prefetchWhenIdle } from './prefetchParts';

type Page = Parameters<typeof prefetchWhenIdle>[0];

let fetched: jest.SpyInstance[];

beforeEach(() => {
  jest.useFakeTimers();
  fetched = [LazyQrSignInPanel, SliderChunk, RestorationChunk].map((part) =>
    jest.spyOn(part, 'prefetch').mockResolvedValue(true),
  );
});
afterEach(() => jest.useRealTimers());

const timesFetched = () => fetched.map((prefetch) => prefetch.mock.calls.length);

test('loads what signing in may need next when the page is idle', () => {
  let whenIdle: () => void = () => undefined;
  prefetchWhenIdle({
    navigator: {},
    requestIdleCallback: (run: () => void) => void (whenIdle = run),
  } as unknown as Page);
  expect(timesFetched()).toEqual([0, 0, 0]);
  whenIdle();
  expect(timesFetched()).toEqual([1, 1, 1]);
});

test('loads it after five seconds in a browser without idle callbacks, such as Safari', () => {
  prefetchWhenIdle({ navigator: {} } as unknown as Page);
  jest.advanceTimersByTime(4999);
  expect(timesFetched()).toEqual([0, 0, 0]);
  jest.advanceTimersByTime(1);
  expect(timesFetched()).toEqual([1, 1, 1]);
});

test('loads nothing in advance for a user who saves data', () => {
  const requestIdleCallback = jest.fn();
  prefetchWhenIdle({
    navigator: { connection: { saveData: true } },
    requestIdleCallback,
  } as unknown as Page);
  jest.advanceTimersByTime(60_000);
  expect(requestIdleCallback).not.toHaveBeenCalled();
  expect(timesFetched()).toEqual([0, 0, 0]);
});
