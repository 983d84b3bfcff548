import { use } from 'react';
import { styled } from 'styled-components';
import { narrow } from '../../foundations/media';
import { token } from '../../tokens/token';
import { PHONE_WIDTH, ScreenPicture } from '../atlas/Screens';
import { groupBy } from '../groupBy';
import { DocPart, DocSheet } from '../Sheet';
import { SiteContext } from '../shell/SiteContext';
import { screenTitle } from '../shell/siteMap';
import type { SitePage } from '../shell/siteMap';
import type { Flow } from './flows';
import { StoryLink } from '../StoryLink';

/** Each screen: its picture, the way through its states, and the arrows that leave this way. */
const FlowMap = styled.ol`
  display: grid;
  gap: ${token('space.6')};
  padding: 0;
  font-size: ${token('type.size.small')};
  line-height: ${token('type.line.heading')};
  > li {
    display: grid;
    grid-template-columns: 7rem minmax(0, 2fr) minmax(0, 3fr);
    gap: ${token('space.4')} ${token('space.6')};
    align-items: start;
    @media ${narrow} {
      grid-template-columns: 6rem minmax(0, 1fr);
      > :last-child:not(:nth-child(2)) {
        grid-column: 2;
      }
    }
  }
  ol,
  ul {
    display: grid;
    gap: ${token('space.2')};
    padding: 0;
  }
  &,
  ol,
  ul {
    list-style: none;
  }
  span {
    color: ${token('color.text.secondary')};
  }
  li > a {
    display: block;
    min-block-size: ${token('size.target')};
    padding: ${token('space.2')} ${token('space.3')};
    border: ${token('line.hairline')} solid ${token('color.border.default')};
    border-radius: ${token('radius.small')};
    background: ${token('color.surface.card')};
  }
  ol > li > span::before {
    content: '↓ ' / '';
  }
  ol span {
    display: block;
    padding: 0 ${token('space.3')} ${token('space.2')};
  }
  ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: center;
  }
  /* The line and the head of the arrow. */
  ul span {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    &::after {
      content: '⟶' / '';
      margin-inline-start: auto;
      padding-inline-end: ${token('space.2')};
    }
  }
`;

/** A state, and on the arrow the condition that leads to it. */
function Node({ when = '', id, title }: { when?: string | undefined; id: string; title: string }) {
  return (
    <li>
      {when === '' ? null : <span>{when}</span>}
      <StoryLink story={id}>{title}</StoryLink>
    </li>
  );
}

function Screen({ page }: { page: SitePage }) {
  const leaves = page.states.filter(({ state }) => state === 'Error' || state === 'Question');
  const ways = page.states.filter((each) => !leaves.includes(each) && each.when !== undefined);
  return (
    <li>
      <ScreenPicture screen={ways[0] ?? page} width={PHONE_WIDTH} height={600} />
      <ol aria-label={page.title}>
        {(ways.length === 0 ? page.states : ways).map((each) => (
          <Node key={each.id} {...each} title={`${page.title}: ${each.title}`} />
        ))}
      </ol>
      {leaves.length + page.exits.length === 0 ? null : (
        <ul aria-label={`${page.title}: other ends`}>
          {leaves.map((each) => (
            <Node key={each.id} {...each} when={each.when ?? each.title.toLowerCase()} />
          ))}
          {page.exits.map(([when, id]) => (
            <Node key={id} id={id} when={when} title={screenTitle(id)} />
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * A flow of the product as a map: screens with their states as nodes, conditions on the arrows. The
 * stories of the screens say both.
 */
export function FlowPage({ title, lead, feature }: Flow) {
  const { sections } = use(SiteContext);
  const pages = sections
    .filter((section) => section.title === 'Screens')
    .flatMap((section) => section.pages)
    .filter(({ group }) => group === feature);
  return (
    <DocSheet title={title} lead={lead}>
      {[...groupBy(pages, ({ path, group }) => path || group)].map(([path, screens]) => (
        <DocPart key={path} title={path}>
          <FlowMap>
            {screens.map((page) => (
              <Screen key={page.id} page={page} />
            ))}
          </FlowMap>
        </DocPart>
      ))}
    </DocSheet>
  );
}
