import { styled } from 'styled-components';
import { coarse } from '../../foundations/media';
import { colorTransition } from '../../foundations/mixins';
import { token } from '../../tokens/token';

export const Zone = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
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
    justify-content: start;
    padding: ${token('space.2')};
    text-align: start;
    > :last-child {
      flex: 1;
    }
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

export const DropLabel = styled.span`
  @media ${coarse} {
    display: none;
  }
`;

/** Hidden, because the button beside it does the same. */
export const FileInput = styled.input`
  display: none;
`;
