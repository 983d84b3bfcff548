import { styled } from 'styled-components';
import { token } from '../../../design';
import type { TokenName } from '../../../design';

/** A line around what is drawn, whatever its shape: an outline follows the box, which is a square. */
function lineAround(color: TokenName): string {
  const [there, back] = [token('line.focus'), `calc(-1 * ${token('line.focus')})`];
  return [`${there} 0`, `${back} 0`, `0 ${there}`, `0 ${back}`].map((offset) => `drop-shadow(${offset} ${token(color)})`).join(' ');
}

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
    clip-path: polygon(0 0, 100% 0, 100% 100%);
    transition: background-color ${token('motion.duration.fast')};
  }

  &:dir(rtl)::before {
    clip-path: polygon(0 0, 100% 0, 0 100%);
  }

  &:hover::before {
    background: ${token('color.action.primary.hover')};
  }

  &:active::before {
    background: ${token('color.action.primary.active')};
  }

  @media (forced-colors: none) {
    &:focus-visible {
      outline-color: transparent;
      filter: ${lineAround('color.surface.card')} ${lineAround('color.focus')};
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
