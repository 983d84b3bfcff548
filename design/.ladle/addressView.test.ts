import { keepViewInAddress } from './addressView';

let stop: () => void;
beforeEach(() => {
  window.history.replaceState(null, '', '/docs/?story=a&locale=ar_SA');
  stop = keepViewInAddress();
});
afterEach(() => stop());

test('the address is not emptied on the way to another story', () => {
  window.history.pushState(null, '', '/docs/');
  expect(window.location.search).toBe('?story=a&locale=ar_SA');
});

test('another story is a step that "Back" undoes', () => {
  const before = window.history.length;
  window.history.pushState(null, '', '/docs/?locale=ar_SA&story=b');
  expect(window.location.search).toBe('?locale=ar_SA&story=b');
  expect(window.history.length).toBe(before + 1);
});

test('the same in another order is no step', () => {
  const before = window.history.length;
  window.history.pushState(null, '', '/docs/?locale=ar_SA&story=a');
  expect(window.location.search).toBe('?locale=ar_SA&story=a');
  expect(window.history.length).toBe(before);
});
