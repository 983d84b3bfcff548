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
  expect(screen.getByText('0 screens')).toBeInTheDocument();
  expect(window.location.search).toBe('?story=overview--atlas&state=Waiting&feature=Other');
  window.history.back();
  expect(await screen.findByText('1 screen')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Waiting');
});

test('a link with filters shows them', () => {
  renderAtlas('&state=Error');
  expect(screen.getByRole('combobox', { name: 'State' })).toHaveValue('Error');
  expect(screen.getByText('1 screen')).toBeInTheDocument();
});
