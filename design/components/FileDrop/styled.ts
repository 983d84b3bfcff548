import { styled } from 'styled-components';
import { colorTransition } from '../../foundations/mixins';
import { token } from '../../tokens/token';

export const Zone = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.2')};
  padding: ${token('space.8')} ${token('space.4')};
  border: ${token('line.control')} dashed ${token('color.border.field')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.page')};
  &:hover {
    border-color: ${token('color.border.fieldHover')};
  }
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.small')};
  text-align: center;
  ${colorTransition}
  &[data-compact] {
    flex-flow: row wrap;
    padding: ${token('space.2')};
  }
  &[data-invalid] {
    border-color: ${token('color.border.danger')};
  }
  &[data-over] {
    border-style: solid;
    border-color: ${token('color.border.selected')};
    background: ${token('color.surface.selected')};
  }
`;

/** Hidden, because the button beside it does the same. */
export const FileInput = styled.input`
  display: none;
`;
