import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { ForPhones, HEADER_SIZE, NAVIGATION_SIZE, wide } from './layout';

export const SiteSide = styled.nav`
  position: fixed;
  overflow-y: auto;
  overscroll-behavior: contain;
  inline-size: auto;
  block-size: auto;
  margin: 0;
  border: 0;
  background: ${token('color.surface.card')};
  color: inherit;
  font-size: ${token('type.size.label')};
  scrollbar-width: thin;
  @media not all and ${wide} {
    inset-inline: 0;
    inset-block: ${HEADER_SIZE} auto;
    max-block-size: calc(100dvb - ${HEADER_SIZE});
    scroll-padding-block: 9rem ${token('space.4')};
    padding: 0 ${token('space.4')} ${token('space.4')};
    box-shadow: ${token('shadow.raised')};
  }
  @media ${wide} {
    display: block;
    inset-block: ${HEADER_SIZE} 0;
    inset-inline: 0 auto;
    inline-size: ${NAVIGATION_SIZE};
    padding: ${token('space.5')} ${token('space.4')} ${token('space.10')};
    border-inline-end: 1px solid ${token('color.border.subtle')};
  }
  @media print {
    display: none;
  }
`;

/** Stays above the list, which opens at the current page. In a low window it scrolls away. */
export const SideTop = styled(ForPhones)`
  @media (min-height: 30rem) {
    position: sticky;
    z-index: ${token('layer.inner')};
    inset-block-start: 0;
    background: inherit;
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
  display: flex;
  align-items: center;
  min-block-size: ${token('size.target')};
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
