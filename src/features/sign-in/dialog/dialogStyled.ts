import { keyframes, styled } from 'styled-components';
import { besideCard, token } from '#design';

const appear = keyframes`
  from { opacity: 0; }
`;

export const DialogContent = styled.div`
  &:focus {
    outline: none;
  }
`;

/**
 * The last part of the card on phones, where it keeps its height while empty. In wider windows it is
 * in the window's corner, and appears after the entrance of the dialog, which would move it.
 */
export const LanguageRow = styled.div`
  display: flex;
  justify-content: center;
  min-block-size: ${token('size.control.medium')};
  margin-block-end: calc(-1 * ${token('space.3')});
  @media ${besideCard} {
    position: fixed;
    inset-block-start: ${token('space.4')};
    inset-inline-end: ${token('space.4')};
    margin: 0;
    border-radius: ${token('radius.control')};
    background: ${token('color.surface.card')};
    animation: ${appear} ${token('motion.duration.enter')} ${token('motion.duration.enter')}
      backwards;
    &:empty {
      display: none;
    }
  }
`;
