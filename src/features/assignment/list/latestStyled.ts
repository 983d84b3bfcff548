import { styled } from 'styled-components';
import { narrow, token } from '#design';

/** The height of three rows, each of a name and, on phones below it, its facts. */
const ROW = `(1lh + 2 * ${token('space.3')})`;
const size = `
  min-block-size: calc(3 * ${ROW});
  @media ${narrow} {
    min-block-size: calc(3 * ${ROW} + 3lh);
  }
`;

/** Over the title's link, which covers the card. */
const overTitle = `
  a {
    position: relative;
  }
`;

/** Beside the card's title, or below it when space is short. */
export const Action = styled.div<{ $shown: boolean }>`
  ${overTitle}
  visibility: ${({ $shown }) => ($shown ? 'visible' : 'hidden')};
  @media not all and ${narrow} {
    &&& {
      grid-area: 1 / 3;
      margin: 0;
    }
  }
`;

/** Names at the start, facts at the end, or below the name when space is short. */
export const Latest = styled.ul`
  ${overTitle}
  ${size}
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token('space.4')};
    min-inline-size: 0;
    padding-block: ${token('space.3')};
  }
  a {
    min-inline-size: 0;
  }
  > li + li {
    border-block-start: ${token('line.hairline')} solid ${token('color.border.subtle')};
  }
  @media ${narrow} {
    > li {
      flex-direction: column;
    }
    a {
      max-inline-size: 100%;
    }
  }
`;

/** Why there are no rows. */
export const Reason = styled.div`
  ${overTitle}
  ${size}
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${token('space.3')} ${token('space.8')};
  color: ${token('color.text.secondary')};
  @media ${narrow} {
    flex-direction: column;
  }
`;
