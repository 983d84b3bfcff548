import { css, styled } from 'styled-components';
import { colorTransition } from '../../foundations/mixins';
import { token } from '../../tokens/token';

export type ButtonVariant = 'primary' | 'tint' | 'secondary' | 'ghost' | 'link';
export type ButtonSize = 'small' | 'medium' | 'large';

const primary = css`
  background: ${token('color.action.primary.rest')};
  color: ${token('color.action.primary.text')};
  box-shadow: ${token('shadow.control')};
  &:hover {
    background: ${token('color.action.primary.hover')};
  }
  &:active {
    background: ${token('color.action.primary.active')};
  }
  &[data-dimmed],
  &:disabled {
    background: ${token('color.accent.border')};
    color: ${token('color.text.secondary')};
    box-shadow: none;
  }
`;

const tint = css`
  background: ${token('color.accent.surface')};
  color: ${token('color.accent.text')};
  &:hover,
  &:active {
    background: ${token('color.accent.border')};
  }
  &[data-dimmed],
  &:disabled {
    background: transparent;
    color: ${token('color.text.muted')};
  }
`;

const secondary = css`
  background: ${token('color.action.secondary.rest')};
  border-color: ${token('color.action.secondary.border')};
  color: ${token('color.action.secondary.text')};
  box-shadow: ${token('shadow.control')};
  &:hover {
    background: ${token('color.action.secondary.hover')};
  }
  &:active {
    background: ${token('color.action.secondary.active')};
  }
  &[data-dimmed],
  &:disabled {
    background: ${token('color.action.secondary.rest')};
    color: ${token('color.action.secondary.dimmedText')};
    box-shadow: none;
  }
`;

const ghost = css`
  background: transparent;
  color: ${token('color.action.ghost.text')};
  &:hover {
    background: ${token('color.surface.hover')};
  }
  &:active {
    background: ${token('color.surface.pressed')};
  }
  &[data-dimmed],
  &:disabled {
    background: transparent;
    color: ${token('color.text.muted')};
  }
`;

const link = css`
  min-block-size: ${token('size.target')};
  padding: 0;
  /*
   * The text is aligned with the text above and below; in forced colors, a frame would touch it.
   */
  border: 0;
  border-radius: ${token('radius.small')};
  background: transparent;
  color: ${token('color.text.link')};
  /* Without a frame, wrapped text starts at the same edge. */
  text-align: start;
  &:hover {
    color: ${token('color.text.linkHover')};
    text-decoration: underline;
    text-underline-offset: ${token('optic.underline')};
  }
  &[data-dimmed],
  &:disabled {
    color: ${token('color.text.muted')};
    text-decoration: none;
  }
  @media (forced-colors: active) {
    text-decoration: underline;
  }
`;

const variants = { primary, tint, secondary, ghost, link };

const sizes = {
  small: css`
    min-block-size: ${token('size.control.small')};
    padding: ${token('space.1')} ${token('space.3')};
    border-radius: ${token('radius.small')};
    font-size: ${token('type.size.label')};
  `,
  medium: css`
    min-block-size: ${token('size.control.medium')};
    padding: ${token('space.1')} ${token('space.4')};
    font-size: ${token('type.size.label')};
  `,
  large: css`
    min-block-size: ${token('size.control.large')};
    padding: ${token('space.2')} ${token('space.5')};
    font-size: ${token('type.size.field')};
  `,
};

export const ButtonFrame = styled.button<{
  $variant: ButtonVariant;
  $size: ButtonSize;
  $block: boolean;
}>`
  position: relative;
  display: ${({ $block }) => ($block ? 'flex' : 'inline-flex')};
  ${({ $block }) =>
    $block
    && css`
      inline-size: 100%;
    `}
  align-items: center;
  justify-content: center;
  max-inline-size: 100%;
  margin: 0;
  /* Transparent borders become visible in forced colors. */
  border: ${token('line.hairline')} solid transparent;
  border-radius: ${token('radius.control')};
  line-height: ${token('type.line.body')};
  cursor: pointer;
  touch-action: manipulation;
  ${colorTransition}
  ${({ $size }) => sizes[$size]}
  ${({ $variant }) => variants[$variant]}

  &[data-dimmed], &:disabled {
    cursor: not-allowed;
  }
  &[aria-busy] {
    cursor: progress;
  }
  @media (forced-colors: active) {
    &[data-dimmed],
    &:disabled {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/**
 * Transparent instead of hidden, so that the name stays in the accessibility tree while the spinner
 * covers it.
 */
export const ButtonContent = styled.span`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.2')};
  min-inline-size: 0;
  [aria-busy] > & {
    opacity: 0;
  }
`;

export const SpinnerSeat = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
`;
