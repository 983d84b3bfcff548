import { styled } from 'styled-components';
import { token } from '../../tokens/token';

export const Input = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  min-block-size: 7em;
  max-block-size: 60vh;
  padding: ${token('space.3')} ${token('space.4')};
  border: 0;
  border-radius: inherit;
  background: transparent;
  line-height: ${token('type.line.body')};
  resize: vertical;
  field-sizing: content;
  &:focus { outline: 2px solid transparent; outline-offset: -2px; }
  @supports not selector(:has(*)) {
    &:focus { outline-color: ${token('color.focus')}; }
  }
`;

/** The error at the start, the count at the end of one line. */
export const Below = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${token('space.3')};
`;

export const Count = styled.span`
  flex: none;
  margin-inline-start: auto;
  font-size: ${token('type.size.small')};
  font-variant-numeric: tabular-nums;
  color: ${token('color.text.secondary')};
  &[data-over] {
    color: ${token('color.text.danger')};
    font-weight: ${token('type.weight.strong')};
  }
`;
