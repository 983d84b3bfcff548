import { styled } from 'styled-components';
import { token } from '../../tokens/token';

export const Surface = styled.div`
  padding: clamp(${token('space.5')}, 6vw, ${token('space.10')});
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.card')};
  box-shadow: ${token('shadow.card')};
`;
