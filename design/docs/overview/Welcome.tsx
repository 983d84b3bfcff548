import { use } from 'react';
import { Text } from '../../components/Text/Text';
import { allLeads, leads } from '../chapters/chapterTexts';
import { DocSheet } from '../Sheet';
import { SiteContext } from '../shell/SiteContext';
import { placeOf } from '../shell/siteMap';
import { StoryLink } from '../StoryLink';
import { Tiles } from '../styled';

/** The pages that people look for first. */
const FIRST = [
  'components--overview',
  'flows--sign-in',
  'patterns--messages',
  'foundations--tokens',
  'theming--playground',
  'overview--atlas',
  'overview--changes',
];

/** The start page. */
export function Welcome() {
  const { sections } = use(SiteContext);
  return (
    <DocSheet title="The academy’s design system" lead={leads['overview--welcome']}>
      <Tiles $least="15rem">
        {FIRST.flatMap((id) => placeOf(sections, id) ?? []).map(
          ({ section, page: { id, title } }) => (
            <div key={id}>
              <StoryLink story={id}>{`${section.title}: ${title}`}</StoryLink>
              <Text size="small" tone="secondary">
                {allLeads[id]}
              </Text>
            </div>
          ),
        )}
      </Tiles>
      <Text tone="secondary">
        The address contains what you choose in the header: language, theme and brand. In the
        repository, <code>CONTRIBUTING.md</code> says how to contribute,{' '}
        <code>docs/accessibility.md</code> what the pages conform to, and{' '}
        <code>translations/glossary.md</code> has the terms in twelve languages.
      </Text>
    </DocSheet>
  );
}
