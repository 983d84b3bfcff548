import { styled } from 'styled-components';
import { token } from '../../tokens/token';

export const Anchor = styled.a`
  border-radius: ${token('radius.small')};
  color: ${token('color.text.link')};
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  text-underline-offset: ${token('optic.underline')};
  &:hover { color: ${token('color.text.linkHover')}; text-decoration-color: currentColor; }
`;
