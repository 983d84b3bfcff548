import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stubObservers } from '../../testing/observers';
import { SiteContext, siteOf } from '../shell/SiteContext';
import { Atlas } from './Atlas';

beforeEach(stubObservers);

const site = siteOf({
  'overview--atlas': {},
  'pages--home--signed-in': { meta: { feature: 'Other', order: 2 } },
  'pages--agreement--loading': { meta: { feature: 'Agreement', order: 1, waiting: ['Loading'] } },
  'pages--agreement--refused': { meta: { feature: 'Agreement', order: 1, error: ['Refused'] } },
});

function renderAtlas(query = '') {
  window.history.replaceState(null, '', `?story=overview--atlas${query}`);
  return render(
    <SiteContext value={site}>
      <Atlas />
    </SiteContext>,
  );
}

test('combines filters, counts the screens and writes the filters into the address', async () => {
  const user = userEvent.setup();
  renderAtlas();
  expect(screen.getByText('3 screens')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Waiting');
  expect(screen.getByText('1 screen')).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Feature' }), 'Other');
  expect(screen.getByText('No screen matches these filters')).toBeInTheDocument();
  expect(window.location.search).toBe('?story=overview--atlas&state=Waiting&feature=Other');
  window.history.back();
  expect(await screen.findByText('1 screen')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Waiting');
});

test('a link with filters shows them; "Clear filters" removes them and keeps the comparison', async () => {
  const user = userEvent.setup();
  renderAtlas('&state=Error&compare=theme+dark');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Error');
  expect(screen.getByText('1 screen')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(screen.getByText('3 screens')).toBeInTheDocument();
  expect(window.location.search).toBe('?story=overview--atlas&compare=theme+dark');
});

test('each picture of a comparison has a name and opens its own version', () => {
  renderAtlas('&locale=en_US&compare=theme+dark&state=Waiting');
  const dark = screen.getByRole('link', { name: 'Dark theme: Loading' });
  expect(dark).toHaveAttribute('href', expect.stringContaining('theme=dark'));
  expect(screen.getByRole('link', { name: 'Light theme: Loading' })).toHaveAttribute(
    'href',
    expect.stringContaining('theme=light'),
  );
});

test('compares with the theme of the system, unless the address names one', () => {
  const query = (text: string) =>
    Object.assign(new EventTarget(), { matches: text.includes('dark') });
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: query });
  const { unmount } = renderAtlas('&locale=en_US&compare=theme+light&state=Waiting');
  expect(screen.getAllByRole('link', { name: /theme: Loading/ })).toHaveLength(2);
  unmount();
  Reflect.deleteProperty(window, 'matchMedia');
});

test('a comparison with the current view is one picture', () => {
  renderAtlas('&locale=de_DE&compare=locale+de_DE&state=Waiting');
  expect(screen.getByRole('link', { name: 'Deutsch: Loading' })).toBeInTheDocument();
  expect(screen.getAllByRole('link', { name: /Loading/ })).toHaveLength(1);
});
