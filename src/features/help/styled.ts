import { styled } from 'styled-components';
import { oneColumn, token } from '#design';

/** Title and links beside the advice, where there is space. */
export const Columns = styled.div`
  display: grid;
  gap: ${token('space.6')};
  @media not all and ${oneColumn} {
    grid-template: 'title advice' auto 'next advice' 1fr / minmax(0, 2fr) minmax(0, 3fr);
    column-gap: ${token('space.12')};
    > :nth-child(2) {
      grid-area: advice;
    }
  }
`;

export const Advice = styled.ol`
  display: flex;
  flex-direction: column;
  counter-reset: piece;
  padding: 0;
  list-style: none;
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.card')};
  box-shadow: ${token('shadow.card')};
`;

/** An item with its number in a disc, because the order matters. */
export const Piece = styled.li`
  display: flex;
  align-items: baseline;
  gap: ${token('space.4')};
  padding: ${token('space.4')} ${token('space.5')};
  counter-increment: piece;
  line-height: ${token('type.line.body')};
  &:not(:first-child) {
    border-block-start: ${token('line.hairline')} solid ${token('color.border.subtle')};
  }
  &::before {
    content: counter(piece);
    flex: none;
    inline-size: ${token('space.6')};
    border-radius: ${token('radius.full')};
    background: ${token('color.accent.surface')};
    color: ${token('color.accent.text')};
    font-size: ${token('type.size.label')};
    font-weight: ${token('type.weight.strong')};
    line-height: ${token('space.6')};
    text-align: center;
  }
`;

export const NextSteps = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${token('space.2')};
  > a {
    display: inline-flex;
    align-items: center;
    gap: ${token('space.2')};
    min-block-size: ${token('size.target')};
  }
`;
