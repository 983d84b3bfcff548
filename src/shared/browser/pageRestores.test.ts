import { browserEnvironment } from './environment';

test('emits when the page is restored, not when it loads, until unsubscribed', () => {
  const heard = jest.fn();
  const stop = browserEnvironment(window).onPageRestored(heard);
  const show = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  show(false);
  expect(heard).not.toHaveBeenCalled();
  show(true);
  stop();
  show(true);
  expect(heard).toHaveBeenCalledTimes(1);
});
