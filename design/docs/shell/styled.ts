import { createGlobalStyle, styled } from 'styled-components';
import { token } from '../../tokens/token';

/** From this width on the navigation is a column beside the page. */
export const wide = '(min-width: 60rem)';
/** From this width on "On this page" has a separate column. */
const widest = '(min-width: 80rem)';

const HEADER_SIZE = '3.5rem';
const NAVIGATION_SIZE = '16.5rem';

export const Bar = styled.header`
  position: fixed;
  z-index: ${token('layer.menu')};
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  block-size: ${HEADER_SIZE};
  padding-inline: ${token('space.4')};
  border-block-end: 1px solid ${token('color.border.subtle')};
  background: ${token('color.surface.card')};
  @media ${wide} {
    padding-inline: ${token('space.6')};
  }
`;

export const Name = styled.a`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.target')};
  color: ${token('color.text.primary')};
  font-weight: ${token('type.weight.strong')};
  text-decoration: none;
  > svg {
    color: ${token('color.action.primary.rest')};
  }
  > small {
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.small')};
    font-weight: ${token('type.weight.regular')};
  }
  /* Phones show the sign alone; the name stays for assistive technology. */
  @media (max-width: 30rem) {
    > span,
    > small {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

export const Side = styled.nav<{ $isOpen: boolean }>`
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${token('color.surface.card')};
  font-size: ${token('type.size.label')};
  scrollbar-width: thin;
  position: fixed;
  @media not all and ${wide} {
    z-index: ${token('layer.menu')};
    inset-inline: 0;
    inset-block: ${HEADER_SIZE} auto;
    display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
    max-block-size: calc(100dvb - ${HEADER_SIZE});
    padding: ${token('space.4')};
    border-block-end: 1px solid ${token('color.border.default')};
    box-shadow: ${token('shadow.raised')};
  }
  @media ${wide} {
    inset-block: ${HEADER_SIZE} 0;
    inset-inline-start: 0;
    inline-size: ${NAVIGATION_SIZE};
    padding: ${token('space.5')} ${token('space.4')} ${token('space.10')};
    border-inline-end: 1px solid ${token('color.border.subtle')};
  }
`;

/** Ladle's own list and buttons are replaced; its main landmark fills the rest of the window. */
export const LadleLayout = createGlobalStyle`
  .ladle-aside, .ladle-addons, .ladle-resize-handle { display: none; }
  .ladle-background { background: none; }
  html { scroll-padding-block-start: calc(${HEADER_SIZE} + ${token('space.6')}); }
  .ladle-main {
    min-inline-size: 0;
    padding: 0;
    padding-block-start: ${HEADER_SIZE};
    outline: none;
    @media ${wide} { padding-inline-start: ${NAVIGATION_SIZE}; }
  }
`;

export const ForPhones = styled.div`
  @media ${wide} {
    display: none;
  }
`;

export const ForWindows = styled.div`
  margin-inline-start: auto;
  @media not all and ${wide} {
    display: none;
  }
`;

export const SideSection = styled.div`
  margin-block-end: ${token('space.5')};
  h2,
  h3 {
    padding-inline: ${token('space.3')};
    font-size: ${token('type.size.small')};
    line-height: ${token('type.line.body')};
  }
  h2 {
    margin-block-end: ${token('space.1')};
    font-weight: ${token('type.weight.strong')};
  }
  h3 {
    margin-block: ${token('space.3')} ${token('space.1')};
    color: ${token('color.text.secondary')};
    font-weight: ${token('type.weight.regular')};
  }
  ul {
    display: flex;
    flex-direction: column;
    padding: 0;
    list-style: none;
  }
  ul ul {
    margin-block: ${token('space.1')} ${token('space.2')};
    margin-inline-start: ${token('space.4')};
    border-inline-start: 1px solid ${token('color.border.default')};
  }
`;

export const SideLink = styled.a`
  display: block;
  padding: ${token('space.1')} ${token('space.3')};
  border-radius: ${token('radius.small')};
  color: ${token('color.text.secondary')};
  line-height: ${token('type.line.body')};
  text-decoration: none;
  ul ul & {
    border-start-start-radius: 0;
    border-end-start-radius: 0;
    font-size: ${token('type.size.small')};
  }
  &:hover {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }
  &[aria-current] {
    background: ${token('color.accent.surface')};
    color: ${token('color.accent.text')};
    font-weight: ${token('type.weight.medium')};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token('line.focus')});
  }
`;

/** The page with its outline at the inline end. */
export const Reading = styled.div`
  padding: ${token('space.5')} ${token('space.4')} ${token('space.16')};
  @media ${wide} {
    padding: ${token('space.8')} ${token('space.10')} ${token('space.16')};
  }
  @media ${widest} {
    display: grid;
    grid-template-columns: minmax(0, 52rem) 11rem;
    justify-content: center;
    gap: ${token('space.12')};
  }
`;

export const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.5')};
  min-inline-size: 0;
`;

export const Crumbs = styled.nav`
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.small')};
  ol {
    display: flex;
    flex-wrap: wrap;
    gap: ${token('space.2')};
    padding: 0;
    list-style: none;
  }
  li + li::before {
    content: '/' / '';
    margin-inline-end: ${token('space.2')};
    color: ${token('color.text.muted')};
  }
  a {
    color: inherit;
  }
`;

export const Outline = styled.nav`
  display: none;
  font-size: ${token('type.size.small')};
  @media ${widest} {
    position: sticky;
    inset-block-start: calc(${HEADER_SIZE} + ${token('space.8')});
    display: block;
    align-self: start;
    max-block-size: calc(100dvb - 8rem);
    overflow-y: auto;
    scrollbar-width: thin;
  }
  h2 {
    margin-block-end: ${token('space.2')};
    font-size: inherit;
    font-weight: ${token('type.weight.strong')};
  }
  ul {
    padding: 0;
    border-inline-start: 1px solid ${token('color.border.default')};
    list-style: none;
  }
  a {
    display: block;
    padding: ${token('space.1')} ${token('space.3')};
    color: ${token('color.text.secondary')};
    text-decoration: none;
  }
  a:hover {
    color: ${token('color.text.primary')};
  }
  a[aria-current] {
    margin-inline-start: -1px;
    border-inline-start: 2px solid ${token('color.action.primary.rest')};
    color: ${token('color.text.primary')};
  }
`;

export const Ends = styled.nav`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${token('space.4')};
  margin-block-start: ${token('space.8')};
  padding-block-start: ${token('space.6')};
  border-block-start: 1px solid ${token('color.border.subtle')};
  a {
    display: flex;
    flex-direction: column;
    padding: ${token('space.3')} ${token('space.4')};
    border: 1px solid ${token('color.border.subtle')};
    border-radius: ${token('radius.surface')};
    color: ${token('color.text.primary')};
    font-weight: ${token('type.weight.medium')};
    text-decoration: none;
  }
  a:hover {
    border-color: ${token('color.border.field')};
  }
  a:last-child {
    grid-column: 2;
    text-align: end;
  }
  small {
    color: ${token('color.text.secondary')};
    font-weight: ${token('type.weight.regular')};
  }
`;

/** The bar above a story in its own window. */
export const StoryBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.6')};
  padding: ${token('space.2')} ${token('space.4')};
  border-block-end: 1px solid ${token('color.border.subtle')};
  font-size: ${token('type.size.small')};
  > div {
    display: flex;
    gap: ${token('space.4')};
  }
  > div > a {
    color: ${token('color.text.link')};
    text-decoration: none;
  }
  > div > a:hover {
    text-decoration: underline;
  }
  a small {
    color: ${token('color.text.secondary')};
  }
`;
