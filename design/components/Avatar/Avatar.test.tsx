import { fireEvent, render, screen } from '@testing-library/react';
import { Avatar } from './Avatar';

const picture = () => document.querySelector('img');
const initial = (name: string) =>
  screen.getByRole('img', { name }).querySelector('[data-initial]')?.getAttribute('data-initial');

test.each([
  ['anna', 'A'],
  ['李娜', '李'],
  ['e\u0301va', 'É'],
  ['👩‍👩‍👧 family', '👩‍👩‍👧'],
  ['👋🏽 hi', '👋🏽'],
  ['🇩🇪🇫🇷', '🇩🇪'],
  ['한국', '한'],
  ['किरण', 'कि'],
])('shows the first character that a reader sees: %s', (name, first) => {
  render(<Avatar name={name} />);
  expect(initial(name)).toBe(first);
});

test('falls back to the initial when the picture fails, and tries again with another', () => {
  const { rerender } = render(<Avatar name="Anna" src="/broken.png" />);
  const image = picture();
  if (!image) throw new Error('The picture is not tried');
  expect(initial('Anna')).toBeUndefined();
  fireEvent.error(image);
  expect(picture()).toBeNull();
  expect(initial('Anna')).toBe('A');
  rerender(<Avatar name="Anna" src="/other.png" />);
  expect(picture()).toHaveAttribute('src', '/other.png');
});

test.each([
  ['failed before anything listened disappears', '/broken.png', false],
  ['has not started to load stays', '', true],
])('a picture that %s', (_what, currentSrc, stays) => {
  const image = HTMLImageElement.prototype;
  jest.spyOn(image, 'complete', 'get').mockReturnValue(true);
  jest.spyOn(image, 'naturalWidth', 'get').mockReturnValue(0);
  jest.spyOn(image, 'currentSrc', 'get').mockReturnValue(currentSrc);
  render(<Avatar name="Anna" src="/broken.png" />);
  expect(picture() !== null).toBe(stays);
});
