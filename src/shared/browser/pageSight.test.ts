import { pageSight } from './pageSight';

const sight = pageSight(document);

function sayHidden(isHidden: boolean): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  document.dispatchEvent(new Event('visibilitychange'));
}

test.each(['pointerdown', 'pointermove', 'keydown'])(
  '%s in a page that is reported as hidden proves that it is visible',
  (name) => {
    sayHidden(true);
    expect(sight.hidden()).toBe(true);
    const heard = jest.fn();
    const stop = sight.onVisibility(heard);
    document.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event(name));
    expect(sight.hidden()).toBe(false);
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
  },
);

test('the proof holds until the browser reports a change', () => {
  sayHidden(true);
  document.dispatchEvent(new Event('keydown'));
  sayHidden(true);
  expect(sight.hidden()).toBe(true);
  sayHidden(false);
  expect(sight.hidden()).toBe(false);
});
