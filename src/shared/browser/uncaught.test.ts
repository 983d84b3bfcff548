import { onUncaughtError } from './uncaught';

test('reports uncaught errors, until unsubscribed', () => {
  const heard = jest.fn();
  const stop = onUncaughtError(window, heard);
  const happen = () => {
    window.dispatchEvent(
      new ErrorEvent('error', { filename: `${location.origin}/assets/main.js` }),
    );
    window.dispatchEvent(
      Object.assign(new Event('unhandledrejection'), { reason: new Error('defect') }),
    );
  };
  happen();
  stop();
  happen();
  expect(heard).toHaveBeenCalledTimes(2);
});
