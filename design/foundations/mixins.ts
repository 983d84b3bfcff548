import { css } from 'styled-components';
import { token } from '../tokens/token';

/** Present for assistive technology, invisible on screen. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: ${token('line.hairline')};
  block-size: ${token('line.hairline')};
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/**
 * The ground behind the sign-in card and the heads of pages: rings of the accent around the upper
 * corner at the inline end, which fade into the page.
 *
 * @param end where the fading ends, as a length or percentage
 */
export const ground = (end: string) => css`
  --corner: 100%;
  background:
    linear-gradient(transparent, ${token('color.surface.page')} ${end}),
    repeating-radial-gradient(
      circle at var(--corner) 0,
      transparent 0 ${token('space.16')},
      ${token('color.accent.border')} 0 calc(${token('space.16')} + ${token('line.hairline')})
    ),
    ${token('color.accent.surface')};
  &:dir(rtl) {
    --corner: 0%;
  }
`;

/** The grid of a page and of what lies over it: content starts at the same edge and has a maximum width. */
export const GRID_PADDING = `max(${token('space.4')}, 4vw, 50% - ${token('measure.64')} / 2)`;

/** Color changes on hover and press, off under reduced motion. */
export const colorTransition = css`
  transition:
    background-color ${token('motion.duration.fast')},
    border-color ${token('motion.duration.fast')},
    color ${token('motion.duration.fast')},
    box-shadow ${token('motion.duration.fast')};
`;
