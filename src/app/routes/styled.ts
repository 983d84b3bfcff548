import { styled } from 'styled-components';
import { Card, narrow, oneColumn, token } from '#design';
import { GRID_PADDING } from '#design/foundations/mixins.ts';
import { HeroRow } from '#shared/page/Hero.ts';

/** The space of a greeting of three lines, which the pre-rendered invitation takes for signed-in users. */
const GREETING_SIZE = token('measure.8');

export const HomeRow = styled(HeroRow)`
  min-block-size: ${GREETING_SIZE};
  .member & {
    max-block-size: ${GREETING_SIZE};
    overflow: clip;
  }
  .member & > :nth-child(2) {
    display: none;
  }
`;

/** The user's card, and beside it what else they can do. Visitors have one column. */
export const HomeColumns = styled.div<{ $two: boolean }>`
  display: grid;
  gap: ${token('space.12')};
  @media not all and ${oneColumn} {
    ${({ $two }) => ($two ? '&' : '.member &')} {
      grid-template-columns: 2fr 1fr;
      align-items: start;
      gap: ${token('space.8')};
    }
  }
`;

/** What the academy does, in three columns or one; never two and one. */
export const HomeSteps = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${token('measure.14')}, 100%), 1fr));
  gap: ${token('space.6')} ${token('space.8')};
  h2 + & {
    margin-block-start: ${token('space.4')};
  }
`;

export const HomeStep = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space.1')} ${token('space.4')};
  > :first-child {
    grid-row: 1 / 3;
  }
  > :is(h2, h3) {
    font-size: ${token('type.size.heading3')};
  }
`;

/** The sign of a step or card. */
export const StepSign = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${token('size.control.medium')};
  block-size: ${token('size.control.medium')};
  border-radius: ${token('radius.control')};
  background: ${token('color.accent.surface')};
  color: ${token('color.accent.icon')};
`;

/**
 * A sign and a title, and the content below the title, on phones below both. A linked title covers the
 * card, and other links are over it. For signed-in users, the pre-rendered card is an empty tile.
 */
export const PlaceCard = styled(Card)`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  align-content: start;
  gap: ${token('space.1')} ${token('space.4')};
  padding: ${token('space.6')};
  overflow-wrap: anywhere;
  .member & > * {
    visibility: hidden;
  }
  transition: border-color ${token('motion.duration.fast')};
  &:has(h2 > a):hover {
    border-color: ${token('color.border.selected')};
  }
  > svg {
    grid-area: 1 / 3;
    color: ${token('color.text.secondary')};
  }
  > h2 {
    font-size: ${token('type.size.section')};
  }
  h2 > a {
    color: inherit;
    text-decoration: none;
  }
  h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${token('radius.card')};
  }
  h2 > a:focus-visible {
    outline: none;
  }
  h2 > a:focus-visible::after {
    outline: ${token('line.focus')} solid ${token('color.focus')};
    outline-offset: ${token('line.focus')};
  }
  > a,
  li a {
    position: relative;
  }
  > a {
    justify-self: start;
  }
  > :not(:first-child, h2, svg) {
    grid-column: 2 / -1;
  }
  > :not(:first-child, h2, svg, p) {
    margin-block-start: ${token('space.3')};
  }
  @media ${narrow} {
    > :not(:first-child, h2, svg) {
      grid-column: 1 / -1;
    }
  }
`;

/** Begins where the page's words do. */
export const Footer = styled.footer`
  display: flex;
  flex-direction: column;
  gap: ${token('space.3')};
  margin: auto ${GRID_PADDING} 0;
  padding-block: ${token('space.6')};
  border-block-start: ${token('line.hairline')} solid ${token('color.border.subtle')};
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.label')};
`;

export const FooterLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.5')};
  margin: 0;
  padding: 0;
  list-style: none;
  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${token('size.target')};
    color: inherit;
    text-decoration: none;
  }
  a:hover {
    color: ${token('color.text.linkHover')};
    text-decoration: underline;
  }
`;
