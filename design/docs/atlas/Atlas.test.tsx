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

test('combines filters, counts the screens, and opens what they find', async () => {
  const user = userEvent.setup();
  render(
    <SiteContext value={site}>
      <Atlas />
    </SiteContext>,
  );
  expect(screen.getByText('3 screens')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Signed in' })).not.toBeVisible();
  await user.click(screen.getByText('Home (1)'));
  expect(screen.getByRole('link', { name: 'Signed in' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'Waiting');
  expect(screen.getByText('1 screen')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Loading' })).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Feature' }), 'Other');
  expect(screen.getByText('0 screens')).toBeInTheDocument();
});
