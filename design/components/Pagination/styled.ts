import { styled } from 'styled-components';
import { narrow } from '../../foundations/media';
import { token } from '../../tokens/token';

export const PaginationBar = styled.nav`
  display: grid;
  grid-template-columns: 1fr auto auto;
  align-items: center;
  gap: ${token('space.2')} ${token('space.4')};
  min-block-size: ${token('size.control.small')};
  margin-block-start: auto;
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.label')};
  /* The size, whose sign ends where the list does. */
  > :last-child:not(:first-child) {
    grid-column: -2;
    justify-self: end;
    margin-inline-end: calc(-1 * ${token('space.3')});
  }
  /* On phones the steps have a line of their own, the first, because the size follows in the focus order. */
  @media ${narrow} {
    grid-template-columns: auto auto;
  }
`;

export const PageSteps = styled.ul`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')};
  margin: 0;
  padding: 0;
  list-style: none;
  @media ${narrow} {
    grid-column: 1 / -1;
    justify-content: center;
    order: -1;
  }
`;

export const PageButton = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: ${token('size.control.small')};
  min-block-size: ${token('size.control.small')};
  padding-inline: ${token('space.1')};
  border: ${token('line.hairline')} solid transparent;
  border-radius: ${token('radius.small')};
  background: transparent;
  color: ${token('color.text.primary')};
  font-size: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    background: ${token('color.surface.hover')};
  }
  &[aria-current] {
    border-color: ${token('color.border.selected')};
    color: ${token('color.text.link')};
    font-weight: ${token('type.weight.strong')};
  }
  @media (forced-colors: active) {
    border-color: ButtonFace;
    &[aria-current] {
      border-color: Highlight;
      color: Highlight;
    }
  }
  &[aria-disabled] {
    color: ${token('color.text.muted')};
    cursor: not-allowed;
  }
`;
