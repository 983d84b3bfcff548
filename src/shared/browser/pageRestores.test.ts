import { browserEnvironment } from './environment';

test('tells that a page kept aside is there again, not that one was loaded, until it is stopped', () => {
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
