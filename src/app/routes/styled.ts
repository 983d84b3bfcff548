import { styled } from 'styled-components';
import { Card, narrow, token } from '#design';
import { GRID_PADDING } from '#design/foundations/mixins.ts';
import { HeroRow } from '#shared/page/Hero.ts';

/** The space of a greeting, which the pre-rendered invitation takes for signed-in users. */
const GREETING_SIZE = `max(${token('measure.8')}, ${token('measure.10')} - 2vw)`;
/** The space of most cards of signed-in users. */
const CARD_SIZE = `max(${token('measure.16')}, ${token('measure.28')} - 20vw)`;

export const HomeRow = styled(HeroRow)`
  min-block-size: ${GREETING_SIZE};
  .member & {
    max-block-size: ${GREETING_SIZE};
    overflow: clip;
  }
`;

/** What the academy does, in three columns or one; never two and one. */
export const HomeSteps = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${token('measure.14')}, 100%), 1fr));
  align-items: start;
  gap: ${token('space.6')} ${token('space.8')};
`;

export const HomeStep = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${token('space.1')} ${token('space.4')};
  > :first-child {
    grid-row: 1 / 3;
  }
  > h2 {
    font-size: ${token('type.size.heading3')};
  }
`;

/** The sign of a step or card. */
export const StepSign = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${token('size.control.medium')};
  block-size: ${token('size.control.medium')};
  border-radius: ${token('radius.control')};
  background: ${token('color.accent.surface')};
  color: ${token('color.accent.icon')};
`;

/**
 * A sign and a title, and the content below the title, on phones below both. A linked title covers the
 * card. For signed-in users, the pre-rendered card is an empty tile (`$ofMember`).
 */
export const PlaceCard = styled(Card)<{ $ofMember?: boolean }>`
  ${({ $ofMember }) => ($ofMember ? '&' : '.member &')} {
    min-block-size: ${CARD_SIZE};
  }
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  align-content: start;
  gap: ${token('space.1')} ${token('space.4')};
  padding: ${token('space.6')};
  .member & > * {
    visibility: hidden;
  }
  transition: border-color ${token('motion.duration.fast')};
  &:has(h2 > a):hover {
    border-color: ${token('color.border.selected')};
  }
  > h2 {
    font-size: ${token('type.size.section')};
  }
  h2 > a {
    color: inherit;
    text-decoration: none;
  }
  h2 svg {
    display: inline;
    margin-inline-start: ${token('space.2')};
  }
  h2 > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  h2 > a:focus-visible {
    outline: none;
  }
  h2 > a:focus-visible::after {
    border-radius: ${token('radius.card')};
    outline: ${token('line.focus')} solid ${token('color.focus')};
    outline-offset: ${token('line.focus')};
  }
  > :not(:first-child, h2) {
    grid-column: 2 / -1;
    margin-block-start: ${token('space.2')};
  }
  @media ${narrow} {
    > :not(:first-child, h2) {
      grid-column: 1 / -1;
    }
  }
`;

/** Begins where the page's words do. */
export const Footer = styled.footer`
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
