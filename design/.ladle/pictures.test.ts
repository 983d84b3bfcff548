import { leaveFocusOutside } from './pictures';

const { focus } = HTMLElement.prototype;
afterEach(() => {
  HTMLElement.prototype.focus = focus;
});

function pageIn(frame: Element | null): HTMLButtonElement {
  jest.spyOn(window, 'frameElement', 'get').mockReturnValue(frame);
  leaveFocusOutside();
  return document.body.appendChild(document.createElement('button'));
}

const newFrame = () => document.createElement('iframe');

test('a page in an inert frame does not take the focus', () => {
  const frame = newFrame();
  frame.toggleAttribute('inert', true);
  pageIn(frame).focus();
  expect(document.body).toHaveFocus();
});

test.each([
  ['in a usable frame', newFrame()],
  ['in its own window', null],
])('a page %s takes the focus', (_where, frame) => {
  const button = pageIn(frame);
  button.focus();
  expect(button).toHaveFocus();
});
