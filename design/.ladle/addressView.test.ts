import { changeView, syncViewWithAddress } from './addressView';

let stop: () => void;
beforeEach(() => {
  window.history.replaceState(null, '', '/docs/?story=a&locale=ar_SA');
  stop = syncViewWithAddress();
});
afterEach(() => stop());

test('keeps the address when Ladle goes to another story', () => {
  window.history.pushState(null, '', '/docs/');
  expect(window.location.search).toBe('?story=a&locale=ar_SA');
});

test('"Back" returns from another story', () => {
  const before = window.history.length;
  window.history.pushState(null, '', '/docs/?locale=ar_SA&story=b');
  expect(window.location.search).toBe('?locale=ar_SA&story=b');
  expect(window.history.length).toBe(before + 1);
});

test('the same parameters in another order are not a new history entry', () => {
  const before = window.history.length;
  window.history.pushState(null, '', '/docs/?locale=ar_SA&story=a');
  expect(window.location.search).toBe('?locale=ar_SA&story=a');
  expect(window.history.length).toBe(before);
});

test('a section of the page and the state of the history entry stay', () => {
  window.history.replaceState({ scrollTop: 7 }, '', '/docs/?story=a#keyboard');
  changeView({ locale: 'ar_SA' });
  window.history.pushState(null, '', '/docs/?locale=ar_SA&story=a');
  expect(window.location.hash).toBe('#keyboard');
  expect(window.history.state).toEqual({ scrollTop: 7 });
});
