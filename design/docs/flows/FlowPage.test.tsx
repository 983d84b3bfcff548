import { render, screen, within } from '@testing-library/react';
import { stubObservers } from '../../testing/observers';
import { SiteContext, siteOf } from '../shell/SiteContext';
import { FlowPage } from './FlowPage';

beforeEach(stubObservers);

test('shows the way through a screen and what leaves it, with the condition on each arrow', () => {
  const meta = {
    feature: 'Sign-in',
    path: 'By QR code',
    order: 1,
    error: ['Expired'],
    when: {
      Showing: '',
      Scanned: 'scanned',
      Expired: 'too late',
      'pages--home--open': 'confirmed',
    },
  };
  const stories = ['showing', 'scanned', 'expired', 'unused'].map(
    (name) => [`sign-in--qr-code--${name}`, { meta }] as const,
  );
  render(
    <SiteContext value={siteOf(Object.fromEntries(stories))}>
      <FlowPage title="Sign-in" lead="" feature="Sign-in" />
    </SiteContext>,
  );
  const arrowsOf = (list: string) =>
    within(screen.getByRole('list', { name: list }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(arrowsOf('QR code')).toEqual(['QR code: Showing', 'scannedQR code: Scanned']);
  expect(arrowsOf('QR code: other ends')).toEqual(['too lateExpired', 'confirmedHome: Open']);
  expect(screen.getByRole('link', { name: 'Expired' })).toHaveAttribute(
    'href',
    '?story=sign-in--qr-code--expired',
  );
});
