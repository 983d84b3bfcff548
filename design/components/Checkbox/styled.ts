import { styled } from 'styled-components';
import { colorTransition } from '../../foundations/mixins';
import { token } from '../../tokens/token';

export const CheckboxRow = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.2')};
`;

/**
 * The target is 24 px, 44 px for touch; the visible box is 18 px and aligned with the fields above
 * it.
 */
export const CheckboxInput = styled.input`
  appearance: none;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${token('size.target')};
  block-size: ${token('size.target')};
  /* The invisible part of the target takes no space. */
  margin-inline: calc((${token('size.check')} - ${token('size.target')}) / 2);
  margin-block: calc((${token('space.6')} - ${token('size.target')}) / 2);
  border-radius: ${token('radius.small')};
  cursor: pointer;
  &::before {
    content: '';
    grid-area: 1 / 1;
    inline-size: ${token('size.check')};
    block-size: ${token('size.check')};
    border: ${token('line.control')} solid ${token('color.border.field')};
    border-radius: ${token('radius.small')};
    background: ${token('color.surface.field')};
    ${colorTransition}
  }
  &::after {
    content: '';
    grid-area: 1 / 1;
    inline-size: ${token('size.checkMark')};
    block-size: ${token('size.checkMark')};
    background: ${token('color.action.primary.text')};
    clip-path: polygon(12% 48%, 24% 37%, 42% 56%, 77% 16%, 89% 26%, 43% 80%);
    opacity: 0;
    scale: 0.6;
    transition:
      scale ${token('motion.duration.fast')} ${token('motion.easing.enter')},
      opacity ${token('motion.duration.fast')};
  }
  &:hover::before {
    border-color: ${token('color.border.fieldFocus')};
  }
  &:checked::before,
  &:indeterminate::before {
    border-color: ${token('color.action.primary.rest')};
    background: ${token('color.action.primary.rest')};
  }
  &:checked::after,
  &:indeterminate::after {
    opacity: 1;
    scale: 1;
  }
  &:indeterminate::after {
    clip-path: polygon(14% 42%, 86% 42%, 86% 58%, 14% 58%);
  }
  &:disabled,
  &[aria-disabled] {
    cursor: not-allowed;
    opacity: 0.6;
  }
  &:focus-visible {
    outline-offset: 0;
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::before,
    &::after {
      content: none;
    }
  }
`;

export const CheckboxLabel = styled.label`
  min-inline-size: 0;
  padding-block: ${token('optic.sign')};
  font-size: ${token('type.size.label')};
  color: ${token('color.text.secondary')};
  cursor: pointer;
  :disabled + & {
    cursor: not-allowed;
  }
`;
