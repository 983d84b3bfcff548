import { use } from 'react';
import { styled } from 'styled-components';
import { narrow } from '../../foundations/media';
import { token } from '../../tokens/token';
import { PHONE_WIDTH, ScreenPicture } from '../atlas/Screens';
import { groupBy } from '../groupBy';
import type { WrittenPage } from '../leads';
import { DocPart, DocSheet } from '../Sheet';
import { SiteContext } from '../shell/SiteContext';
import { titleOfStory } from '../shell/siteMap';
import type { FlowStep } from '../shell/siteMap';
import { StoryLink } from '../StoryLink';

/** Steps below each other; what leaves the way is beside its step, on phones below it. */
const FlowMap = styled.ol`
  display: grid;
  padding: 0;
  font-size: ${token('type.size.small')};
  line-height: ${token('type.line.heading')};
  &,
  ul {
    list-style: none;
  }
  > li {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    align-items: center;
    @media ${narrow} {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  span {
    color: ${token('color.text.secondary')};
  }
  > li > span {
    grid-column: 1 / -1;
    padding: ${token('space.2')} ${token('space.10')};
    &::before {
      content: '↓ ' / '';
    }
    &:empty {
      display: none;
    }
  }
  ul {
    display: grid;
    gap: ${token('space.2')};
    padding: 0;
    padding-inline-start: ${token('space.3')};
    @media ${narrow} {
      padding-block-start: ${token('space.2')};
    }
  }
  ul > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto minmax(0, 1fr);
    gap: ${token('space.2')};
    align-items: center;
    &::before {
      content: '⟶' / '';
      grid-column: 2;
    }
  }
  ul span {
    order: -1;
    text-align: end;
  }
`;

const Node = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space.3')};
  align-items: center;
  min-block-size: ${token('size.control.medium')};
  padding: ${token('space.2')} ${token('space.3')};
  border: ${token('line.hairline')} solid ${token('color.border.default')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.card')};
  > :not(a) {
    inline-size: 5rem;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

function Step({ id, title, when, branches }: FlowStep) {
  return (
    <li>
      <span>{when}</span>
      <Node>
        <div>
          <ScreenPicture screen={{ id, title }} width={PHONE_WIDTH} height={600} />
        </div>
        <StoryLink story={id}>{title}</StoryLink>
      </Node>
      {branches.length === 0 ? null : (
        <ul aria-label={`Ways out of ${title}`}>
          {branches.map((branch) => (
            <li key={branch.id}>
              <span>{branch.when}</span>
              <Node>
                <StoryLink story={branch.id}>{branch.title}</StoryLink>
              </Node>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/**
 * A flow of the product as a map, of the feature with the page's title: states of screens are nodes,
 * conditions are on the arrows. The stories of the screens say both.
 */
export function FlowPage({ story }: { story: WrittenPage }) {
  const { sections } = use(SiteContext);
  const pages = sections
    .flatMap((section) => section.pages)
    .filter(({ group }) => group === titleOfStory(story));
  return (
    <DocSheet story={story}>
      {[...groupBy(pages, ({ path, group }) => path || group)].map(([path, screens]) => (
        <DocPart key={path} title={path}>
          <FlowMap>
            {screens
              .flatMap(({ steps }) => steps)
              .map((step) => (
                <Step key={step.id} {...step} />
              ))}
          </FlowMap>
        </DocPart>
      ))}
    </DocSheet>
  );
}
