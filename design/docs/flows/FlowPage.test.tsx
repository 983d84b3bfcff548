import { render, screen, within } from '@testing-library/react';
import { stubObservers } from '../../testing/observers';
import { SiteContext, siteOf } from '../shell/SiteContext';
import { FlowPage } from './FlowPage';

beforeEach(stubObservers);

test('each step has the conditions and nodes that leave the way there', () => {
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
  render(
    <SiteContext value={siteOf(Object.fromEntries(stories))}>
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
    'Back to the start',
  ]);
  expect(screen.getByRole('link', { name: 'Expired' })).toHaveAttribute(
    'href',
    '?story=sign-in--qr-code--expired',
  );
});
