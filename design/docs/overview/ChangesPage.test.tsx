import { render, screen } from '@testing-library/react';
import { docs } from '../../components/Modal/Modal.docs';
import { stubObservers } from '../../testing/observers';
import { componentSections } from '../componentSections';
import { SiteContext, siteOf } from '../shell/SiteContext';
import { ChangesPage } from './ChangesPage';

beforeEach(stubObservers);

jest.mock('virtual:changes', () => ({
  releases: [
    {
      version: '0.2.0',
      day: '2026-12-01',
      changes: [
        {
          kind: 'Changed, breaking',
          scope: 'modal',
          text: '`height` is removed',
          action: 'use `WindowModal`.',
        },
        { kind: 'Added', scope: 'sign-in', text: 'A new way' },
      ],
    },
    { version: '0.1.0', day: '2026-11-27', changes: [{ kind: 'Added', text: 'Twelve languages' }] },
  ],
}));

const site = siteOf({
  'components--modal--documentation': {},
  'sign-in--code-form--empty': { meta: { feature: 'Sign-in', order: 1 } },
  'sign-in-extra--other--empty': { meta: { feature: 'Sign-in', order: 0 } },
});

test('the page lists the changes by version, says what to do, and leads to the page of each', () => {
  render(
    <SiteContext value={site}>
      <ChangesPage />
    </SiteContext>,
  );
  expect(screen.getByRole('heading', { name: '0.2.0, December 1, 2026' })).toBeVisible();
  expect(screen.getByText('Changes with something to do: 1.')).toBeVisible();
  expect(screen.getByText('The first version.')).toBeVisible();
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Modal')).toContain('story=components--modal--documentation');
  expect(addressOf('Sign-in')).toContain('story=sign-in--code-form--empty');
});

test('the page of a component lists its changes', () => {
  render(<>{componentSections['Changes']?.(docs)}</>);
  const [change, ...others] = screen.getAllByRole('listitem');
  expect(change).toHaveTextContent(
    /^0.2.0, December 1, 2026, changed, breaking: height is removed\. ?What to do: use WindowModal\.$/,
  );
  expect(others).toEqual([]);
});
