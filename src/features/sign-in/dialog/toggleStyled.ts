import { styled } from 'styled-components';
import { token } from '#design';

const LINE = token('line.focus');
const FOLD = { ltr: 'polygon(0 0, 100% 0, 100% 100%)', rtl: 'polygon(0 0, 100% 0, 0 100%)' };
/**
 * The same triangle with its sides moved out by two line widths, so that its acute corners move by
 * 2 + √8.
 */
const [OUT, BEYOND, END, END_BEYOND] = [
  `calc(-2 * ${LINE})`,
  `calc(100% + 2 * ${LINE})`,
  `calc(-4.83 * ${LINE})`,
  `calc(100% + 4.83 * ${LINE})`,
];
const RING = {
  ltr: `polygon(${END} ${OUT}, ${BEYOND} ${OUT}, ${BEYOND} ${END_BEYOND})`,
  rtl: `polygon(${OUT} ${OUT}, ${END_BEYOND} ${OUT}, ${OUT} ${END_BEYOND})`,
};
/** A line along the hypotenuse. */
const beside = (angle: string) =>
  `linear-gradient(${angle}, transparent calc(50% - 2 * ${LINE}), ${token('color.focus')} 0 calc(50% - ${LINE}), transparent 0)`;

/** Fills the card's corner. The triangle mirrors with the text direction, the icon does not. */
export const FoldedCorner = styled.button`
  position: relative;
  display: block;
  inline-size: ${token('space.16')};
  block-size: ${token('space.16')};
  padding: 0;
  border: 0;
  border-start-end-radius: inherit;
  background: transparent;
  color: ${token('color.accent.icon')};
  cursor: pointer;
  touch-action: manipulation;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-start-end-radius: inherit;
    background: ${token('color.accent.surface')};
    clip-path: ${FOLD.ltr};
    transition: background-color ${token('motion.duration.fast')};
  }

  &:dir(rtl)::before {
    clip-path: ${FOLD.rtl};
  }

  &:hover,
  &:active {
    color: ${token('color.accent.text')};
    &::before {
      background: ${token('color.accent.border')};
    }
  }

  /* An outline follows the square box; this line follows the triangle at the same distance and
     takes no space either. */
  @media (forced-colors: none) {
    &:focus-visible {
      outline-color: transparent;
    }
    &:focus-visible::after {
      content: '';
      position: absolute;
      inset: 0;
      border-start-end-radius: inherit;
      background: ${beside('45deg')};
      box-shadow:
        0 0 0 ${LINE} ${token('color.surface.card')},
        0 0 0 calc(2 * ${LINE}) ${token('color.focus')};
      clip-path: ${RING.ltr};
      pointer-events: none;
    }
    &:dir(rtl):focus-visible::after {
      background: ${beside('-45deg')};
      clip-path: ${RING.rtl};
    }
  }

  @media (forced-colors: active) {
    border: ${token('line.hairline')} solid ButtonText;
    color: ButtonText;
    &::before {
      display: none;
    }
  }
`;

/** Centers the icon in the wide part of the triangle. */
export const Seat = styled.span`
  position: absolute;
  inset-block-start: ${token('space.2')};
  inset-inline-end: ${token('space.2')};
  display: flex;
`;
