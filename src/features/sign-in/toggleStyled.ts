import { styled } from 'styled-components';
import { token } from '../../../design';

/** The triangle. */
const CLIPS = { ltr: 'polygon(0 0, 100% 0, 100% 100%)', rtl: 'polygon(0 0, 100% 0, 0 100%)' };
/** A line along the hypotenuse; what lies beyond that is cut off. */
const stripe = (angle: string) => `linear-gradient(${angle}, ${token('color.focus')} calc(50% + ${token('line.focus')}), transparent 0) border-box`;

/** Fills the card's corner; the drawn triangle mirrors with the direction of writing, the icon does not. */
export const FoldedCorner = styled.button`
  position: relative;
  display: block;
  inline-size: ${token('space.16')};
  block-size: ${token('space.16')};
  padding: 0;
  border: 0;
  border-start-end-radius: ${token('radius.card')};
  background: transparent;
  color: ${token('color.action.primary.text')};
  cursor: pointer;
  touch-action: manipulation;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-start-end-radius: ${token('radius.card')};
    background: ${token('color.action.primary.rest')};
    clip-path: ${CLIPS.ltr};
    transition: background-color ${token('motion.duration.fast')};
  }

  &:dir(rtl)::before {
    clip-path: ${CLIPS.rtl};
  }

  &:hover::before {
    background: ${token('color.action.primary.hover')};
  }

  &:active::before {
    background: ${token('color.action.primary.active')};
  }

  /* An outline follows the box, which is a square: this line follows the triangle, as far from it as outlines are. */
  @media (forced-colors: none) {
    &:focus-visible { outline-color: transparent; }
    &:focus-visible::after {
      content: '';
      position: absolute;
      inset-block-start: calc(-2 * ${token('line.focus')});
      inset-inline-end: calc(-2 * ${token('line.focus')});
      /* The acute ends of a triangle whose sides move out by 1 move out by 2 + √2. */
      inline-size: calc(100% + 6.83 * ${token('line.focus')});
      block-size: calc(100% + 6.83 * ${token('line.focus')});
      border: ${token('line.focus')} solid ${token('color.focus')};
      border-block-end: 0;
      border-inline-start: 0;
      border-start-end-radius: calc(${token('radius.card')} + 2 * ${token('line.focus')});
      background: ${stripe('45deg')};
      clip-path: ${CLIPS.ltr};
      pointer-events: none;
    }
    &:dir(rtl):focus-visible::after {
      background: ${stripe('-45deg')};
      clip-path: ${CLIPS.rtl};
    }
  }

  @media (forced-colors: active) {
    border: ${token('line.hairline')} solid ButtonText;
    color: ButtonText;
    &::before { display: none; }
  }
`;

/** The icon, in the middle of the triangle's broad end. */
export const Seat = styled.span`
  position: absolute;
  inset-block-start: ${token('space.2')};
  inset-inline-end: ${token('space.2')};
  display: flex;
`;
