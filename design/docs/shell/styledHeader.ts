import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { HEADER_SIZE, wide } from './layout';

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
