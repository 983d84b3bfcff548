import { use } from 'react';
import { styled } from 'styled-components';
import { Link } from '../../components/Link/Link';
import { token } from '../../tokens/token';
import { anchorOf } from '../anchorOf';
import { PHONE_WIDTH, ScreenPicture } from '../atlas/Screens';
import { groupBy } from '../groupBy';
import type { WrittenPage } from '../leads';
import { DocPart, DocSheet } from '../Sheet';
import { SiteContext } from '../shell/SiteContext';
import { titleOfStory } from '../shell/siteMap';
import type { FlowNode, FlowStep } from '../shell/siteMap';
import { StoryLink } from '../StoryLink';

/** Steps beside each other, on phones below each other; what leaves the way is below its step. */
const FlowMap = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: ${token('space.8')} ${token('space.5')};
  padding: 0;
  font-size: ${token('type.size.small')};
  line-height: ${token('type.line.heading')};
  &,
  ul {
    list-style: none;
  }
  li {
    display: grid;
    gap: ${token('space.2')};
    align-content: start;
  }
  ul {
    display: grid;
    gap: ${token('space.3')};
    padding: 0;
    padding-inline-start: ${token('space.4')};
    border-inline-start: ${token('line.hairline')} solid ${token('color.border.default')};
  }
`;

const Node = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 5rem minmax(0, 1fr);
  gap: ${token('space.3')};
  align-items: center;
  padding: ${token('space.2')} ${token('space.3')};
  border: ${token('line.hairline')} solid ${token('color.border.default')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.card')};
  ul & {
    grid-template-columns: 3rem minmax(0, 1fr);
    border: 0;
    background: none;
    padding: 0;
  }
  /* The condition of what it leads to; a first step has none. */
  span {
    display: block;
    margin-block-end: ${token('space.1')};
    color: ${token('color.text.secondary')};
    &::before {
      content: '→ ' / '';
    }
    &:empty {
      display: none;
    }
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const StateNode = ({ id, title, when }: FlowNode) => (
  <Node>
    <ScreenPicture screen={{ id, title }} width={PHONE_WIDTH} height={600} />
    <div>
      <span>{when}</span>
      <StoryLink story={id}>{title}</StoryLink>
    </div>
  </Node>
);

function Step({ branches, ...step }: FlowStep) {
  return (
    <li>
      <StateNode {...step} />
      {branches.length === 0 ? null : (
        <ul aria-label={`Ways out of ${step.title}`}>
          {branches.map((branch) => (
            <li key={branch.id}>
              <StateNode {...branch} />
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
  const paths = groupBy(pages, ({ path, group }) => path || group);
  const [start = ''] = paths.keys();
  return (
    <DocSheet story={story}>
      {[...paths].map(([path, screens]) => (
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
      <div>
        <Link href={`#${anchorOf(start)}`}>Back to the start</Link>
      </div>
    </DocSheet>
  );
}
