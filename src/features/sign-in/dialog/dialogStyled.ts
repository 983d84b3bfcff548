import { keyframes, styled } from 'styled-components';
import { besideCard, phone, token } from '#design';

const appear = keyframes`
  from { opacity: 0; }
`;

/**
 * In the window's lower corner beside the close button, in wider windows in the upper one. It appears
 * after the entrance of the dialog, which would move it.
 */
export const LanguageCorner = styled.div`
  position: fixed;
  inset-block-end: max(${token('space.1')}, env(safe-area-inset-bottom));
  inset-inline-start: ${token('space.3')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.card')};
  animation: ${appear} ${token('motion.duration.enter')} ${token('motion.duration.enter')} backwards;
  @media ${phone} {
    background: none;
  }
  @media ${besideCard} {
    inset-block: ${token('space.4')} auto;
    inset-inline: auto ${token('space.4')};
  }
`;
