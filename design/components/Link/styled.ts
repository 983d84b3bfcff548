import type { AnchorHTMLAttributes, Ref } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { ButtonFrame } from '../Button/styled';

/**
 * A link in a sentence does not change the line height (WCAG 2.5.8 exempts it). A separate link is
 * a box with the target size.
 */
export const Anchor = styled.a`
  border-radius: ${token('radius.small')};
  color: ${token('color.text.link')};
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  text-underline-offset: ${token('optic.underline')};
  min-block-size: ${token('size.target')};
  align-content: center;
  &:hover {
    color: ${token('color.text.linkHover')};
    text-decoration-color: currentColor;
  }
`;

export const ButtonAnchor = styled(ButtonFrame).attrs({
  as: 'a',
  $variant: 'primary',
  $size: 'medium',
  $block: false,
})<AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> | undefined }>`
  text-decoration: none;
`;
