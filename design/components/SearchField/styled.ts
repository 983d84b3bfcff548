import { css, styled } from 'styled-components';
import { coarse, narrow } from '../../foundations/media';
import { token } from '../../tokens/token';

const small = css`
  @media not all and ${coarse} {
    min-block-size: ${token('size.control.small')};
    font-size: ${token('type.size.label')};
    > input {
      padding-block: ${token('space.1')};
      font-size: inherit;
      line-height: ${token('type.line.body')};
    }
  }
`;

export const SearchFrame = styled.div<{ $small: boolean }>`
  display: flex;
  flex: 1 1 ${token('measure.14')};
  align-items: center;
  gap: ${token('space.2')};
  min-inline-size: 0;
  @media ${narrow} {
    flex-basis: ${token('measure.8')};
  }
  min-block-size: ${token('size.control.medium')};
  padding-inline: ${token('space.3')};
  border: ${token('line.hairline')} solid ${token('color.border.field')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.field')};
  color: ${token('color.text.muted')};
  ${({ $small }) => $small && small}
  &:hover {
    border-color: ${token('color.border.fieldHover')};
  }
  &:has(input:focus) {
    border-color: ${token('color.border.fieldFocus')};
    outline: ${token('line.focus')} solid ${token('color.focus')};
    outline-offset: calc(-1 * ${token('line.hairline')});
  }
`;

export const SearchInput = styled.input`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${token('space.2')};
  border: 0;
  background: transparent;
  color: ${token('color.text.primary')};
  &:focus {
    outline: ${token('line.focus')} solid transparent;
  }
  @supports not selector(:has(*)) {
    &:focus {
      outline-color: ${token('color.focus')};
    }
  }
  /* Not all browsers have this button, and the keyboard cannot reach it. */
  &::-webkit-search-cancel-button {
    display: none;
  }
  &::placeholder {
    color: ${token('color.text.muted')};
    opacity: 1;
  }
`;

export const ClearButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${token('size.target')};
  block-size: ${token('size.target')};
  margin-inline-end: calc(-1 * ${token('space.1')});
  padding: 0;
  border: 0;
  border-radius: ${token('radius.full')};
  background: transparent;
  color: ${token('color.text.secondary')};
  cursor: pointer;
  &:hover {
    background: ${token('color.surface.hover')};
    color: ${token('color.text.primary')};
  }
`;
