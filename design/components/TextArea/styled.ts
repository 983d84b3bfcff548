import { styled } from 'styled-components';
import { token } from '../../tokens/token';

export const TextAreaInput = styled.textarea`
  flex: 1;
  min-inline-size: 0;
  min-block-size: calc(4lh + 2 * ${token('space.3')});
  max-block-size: 60vh;
  padding: ${token('space.3')} ${token('space.4')};
  border: 0;
  border-radius: inherit;
  background: transparent;
  line-height: ${token('type.line.body')};
  resize: vertical;
  field-sizing: content;
  &:focus {
    outline: ${token('line.focus')} solid transparent;
    outline-offset: calc(-1 * ${token('line.focus')});
  }
  @supports not selector(:has(*)) {
    &:focus {
      outline-color: ${token('color.focus')};
    }
  }
`;

/** The error at the start and the count at the end, on one line if both fit. */
export const Below = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${token('space.3')};
  > :not(:empty, :last-child) {
    flex: 1 1 ${token('measure.12')};
    min-inline-size: 0;
  }
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
