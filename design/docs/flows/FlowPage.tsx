import { use } from 'react';
import { styled } from 'styled-components';
import { narrow } from '../../foundations/media';
import { token } from '../../tokens/token';
import { PHONE, ScreenPicture } from '../atlas/Screens';
import { groupBy } from '../groupBy';
import type { WrittenPage } from '../leads';
import { DocPart, DocSheet } from '../Sheet';
import { SiteContext } from '../shell/SiteContext';
import { titleOfStory } from '../shell/siteMap';
import type { FlowStep } from '../shell/siteMap';
import { StoryLink } from '../StoryLink';

const COLOR = token('color.border.field');
const LINE = `${token('line.hairline')} solid ${COLOR}`;
const HEAD = token('space.1');

/**
 * Steps below each other on one line. What leaves the way is beside its step, on phones below it,
 * each on its own branch of the line.
 */
const FlowMap = styled.ol`
  &,
  ul {
    padding: 0;
    list-style: none;
  }
  font-size: ${token('type.size.small')};
  line-height: ${token('type.line.heading')};
  li {
    position: relative;
    display: grid;
    max-inline-size: none;
  }
  li::before,
  li > span::after {
    content: '';
    position: absolute;
  }
  li > span {
    position: relative;
    color: ${token('color.text.secondary')};
    &:empty {
      min-block-size: ${token('space.5')};
    }
    &::after {
      border: calc(${HEAD} + ${token('line.hairline')}) solid transparent;
    }
  }
  > li {
    grid-template-columns: 17rem minmax(0, 1fr);
    &::before {
      inset-block: 0;
      inset-inline-start: ${token('space.8')};
      border-inline-start: ${LINE};
    }
    &:last-child::before {
      inset-block-end: auto;
      block-size: ${token('space.8')};
    }
    > span {
      grid-column: 1 / -1;
      padding-block: ${token('space.2')} ${token('space.3')};
      padding-inline-start: ${token('space.10')};
    }
    > span::after {
      inset-block-end: 0;
      inset-inline-start: calc(${token('space.8')} - ${HEAD});
      border-block-start-color: ${COLOR};
    }
  }
  > li:first-child > span:empty {
    display: none;
  }
  ul {
    align-self: start;
    margin-inline-start: ${token('space.6')};
    margin-block-end: ${token('space.4')};
  }
  ul > li {
    grid-template-columns: minmax(0, 13rem) minmax(0, 1fr);
    align-items: center;
    &::before {
      inset-block: 0;
      border-inline-start: ${LINE};
    }
    &:last-child::before {
      inset-block-end: 50%;
    }
    &:first-child::before {
      inset-block-start: 50%;
      inset-inline-start: calc(-1 * ${token('space.6')});
      inline-size: calc(${token('space.6')} + ${token('line.hairline')});
      border-block-start: ${LINE};
      border-inline: 0 solid ${COLOR};
      border-inline-end-width: ${token('line.hairline')};
    }
    &:only-child::before {
      border-inline-end-width: 0;
    }
    > span {
      display: grid;
      grid-template-rows: 1fr 1fr;
      align-self: stretch;
      align-items: end;
      padding-inline: ${token('space.2')} ${token('space.3')};
      background: linear-gradient(${COLOR}, ${COLOR}) center / 100% ${token('line.hairline')} no-repeat;
    }
    > span::after {
      inset-block-start: calc(50% - ${HEAD} - ${token('line.hairline')});
      inset-inline-end: calc(-1 * ${HEAD});
      border-inline-start-color: ${COLOR};
    }
  }
  @media ${narrow} {
    > li {
      grid-template-columns: minmax(0, 1fr);
    }
    ul {
      margin-inline-start: ${token('space.8')};
    }
    ul > li {
      grid-template-columns: minmax(0, 8rem) minmax(0, 1fr);
    }
    ul > li:first-child::before {
      inset-block-start: 0;
      inset-inline-start: 0;
      inline-size: 0;
      border: 0;
      border-inline-start: ${LINE};
    }
  }
`;

const Node = styled.div`
  position: relative;
  padding: ${token('space.2')} ${token('space.3')};
  margin-block: ${token('space.1')};
  margin-inline-start: ${token('space.1')};
  border: ${token('line.hairline')} solid ${token('color.border.default')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.card')};
  &:has(> div) {
    display: grid;
    grid-template-columns: 4rem minmax(0, 1fr);
    gap: ${token('space.3')};
    align-items: center;
    align-self: start;
    margin: 0;
  }
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

const Step = ({ id, title, when, branches }: FlowStep) => (
  <li>
    <span>{when}</span>
    <Node>
      <ScreenPicture screen={{ id, title }} width={PHONE[0]} height={600} />
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
            {screens.flatMap(({ steps }) => steps.map((step) => <Step key={step.id} {...step} />))}
          </FlowMap>
        </DocPart>
      ))}
    </DocSheet>
  );
}
