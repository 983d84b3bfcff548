import { render, screen, within } from '@testing-library/react';
import { stubObservers } from '../../testing/observers';
import { SiteContext, siteOf } from '../shell/SiteContext';
import { StoryPage } from '../shell/PageFrame';
import { FlowPage } from './FlowPage';

beforeEach(stubObservers);

const meta = {
  feature: 'Sign-in',
  path: 'By QR code',
  order: 1,
  error: ['Expired'],
  when: {
    Showing: '',
    Expired: 'too late',
    Scanned: 'scanned',
    'pages--home--open': 'confirmed',
  },
};
const stories = ['showing', 'scanned', 'expired', 'unused'].map(
  (name) => [`sign-in--qr-code--${name}`, { meta }] as const,
);
const site = siteOf({ 'flows--sign-in': {}, ...Object.fromEntries(stories) });

test('an opened state says what leads to it, and leads back to the map', () => {
  render(
    <SiteContext value={site}>
      <StoryPage story="sign-in--qr-code--expired" />
    </SiteContext>,
  );
  expect(screen.getByText(/Error, after: too late/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the map' })).toHaveAttribute(
    'href',
    '?story=flows--sign-in',
  );
});

test('each step has the conditions and nodes that leave the way there', () => {
  render(
    <SiteContext value={site}>
      <FlowPage story="flows--sign-in" />
    </SiteContext>,
  );
  const branchesOf = (step: string) =>
    within(screen.getByRole('list', { name: `Ways out of ${step}` }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(branchesOf('QR code: Showing')).toEqual(['too lateExpired']);
  expect(branchesOf('QR code: Scanned')).toEqual(['confirmedHome: Open']);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'QR code: Showing',
    'Expired',
    'QR code: Scanned',
    'Home: Open',
  ]);
  expect(screen.getByRole('link', { name: 'Expired' })).toHaveAttribute(
    'href',
    '?story=sign-in--qr-code--expired',
  );
});
