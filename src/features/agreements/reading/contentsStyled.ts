import { styled } from 'styled-components';
import { colorTransition } from '#design/foundations/mixins.ts';
import { besideText, token } from '#design';

export const ContentsFrame = styled.nav`
  min-inline-size: 0;
  @media ${besideText} {
    grid-area: contents;
    justify-self: end;
    inline-size: min(100%, ${token('measure.18')});
    position: sticky;
    inset-block-start: ${token('space.6')};
    display: flex;
    flex-direction: column;
    gap: ${token('space.2')};
    max-block-size: calc(100dvb - 2 * ${token('space.6')});
  }
  @media print {
    display: none;
  }
`;

/** The place of the contents' button while the text is loading, so that the text does not move. */
export const ContentsPlace = styled.div`
  display: flex;
  block-size: ${token('size.control.large')};
  @media ${besideText} {
    display: none;
  }
`;

export const ContentsTitle = styled.p`
  display: none;
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.label')};
  font-weight: ${token('type.weight.strong')};
  padding-inline-start: ${token('space.4')};
  @media ${besideText} {
    display: block;
  }
`;

export const ContentsToggle = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  inline-size: 100%;
  min-block-size: ${token('size.control.large')};
  padding-inline: ${token('space.4')};
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.card')};
  font-weight: ${token('type.weight.medium')};
  text-align: start;
  cursor: pointer;
  ${colorTransition}
  &:hover {
    background: ${token('color.surface.hover')};
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  @media ${besideText} {
    display: none;
  }
`;

export const ContentsList = styled.ol<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  margin-block-start: ${token('space.2')};
  padding: ${token('space.1')};
  list-style: none;
  font-size: ${token('type.size.label')};
  ol {
    padding-inline-start: ${token('space.4')};
    list-style: none;
  }
  @media ${besideText} {
    display: block;
    margin-block-start: ${token('space.0')};
    overflow-y: auto;
    border-inline-start: ${token('line.hairline')} solid ${token('color.border.subtle')};
  }
`;

export const SectionLink = styled.a`
  display: block;
  min-block-size: ${token('size.target')};
  padding: ${token('space.1')} ${token('space.3')};
  border-radius: ${token('radius.small')};
  color: ${token('color.text.secondary')};
  text-decoration: none;
  overflow-wrap: anywhere;
  ${colorTransition}
  &:hover {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }
  &[aria-current] {
    background: ${token('color.surface.selected')};
    color: ${token('color.text.link')};
    font-weight: ${token('type.weight.medium')};
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: ${token('line.hairline')} solid Highlight;
    }
  }
`;
