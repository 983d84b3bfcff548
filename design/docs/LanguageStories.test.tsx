import { render, screen } from '@testing-library/react';
import { stubObservers } from '../testing/observers';
import { LanguageStories } from './LanguageStories';
import { SiteContext, siteOf } from './shell/SiteContext';

beforeEach(stubObservers);

test('a page shows the languages in which its component has a story', () => {
  render(
    <SiteContext value={siteOf(['components--button--arabic', 'components--card--long-german'])}>
      <LanguageStories title="Components / Button" />
    </SiteContext>,
  );
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Arabic']);
});
