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

/** Colour changes on hover and press, off under reduced motion. */
export const colourTransition = css`
  transition:
    background-color ${token('motion.duration.fast')},
    border-color ${token('motion.duration.fast')},
    color ${token('motion.duration.fast')},
    box-shadow ${token('motion.duration.fast')};
`;
