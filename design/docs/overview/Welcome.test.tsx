import { render, screen, within } from '@testing-library/react';
import { stubObservers } from '../../testing/observers';
import { Welcome } from './Welcome';

beforeEach(stubObservers);

test('leads to each part of the system, with the settings of this page', () => {
  window.history.replaceState(null, '', '?story=overview--welcome&locale=de_DE&theme=dark');
  render(<Welcome />);
  const doors = within(screen.getAllByRole('list')[0]!).getAllByRole('link');
  expect(doors.map(({ textContent }) => textContent)).toEqual([
    'Components',
    'Foundations',
    'Patterns',
    'Theming',
    'Content',
    'Atlas',
  ]);
  for (const door of doors)
    expect(door).toHaveAttribute('href', expect.stringContaining('&locale=de_DE&theme=dark'));
});
