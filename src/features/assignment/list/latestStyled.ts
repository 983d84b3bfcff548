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

/** Names at the start, facts at the end, or below the name when space is short. */
export const Latest = styled.ul`
  ${size}
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
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
    > li > * {
      flex-basis: 100%;
    }
  }
`;

/** Why there are no rows. */
export const Reason = styled.div`
  ${size}
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${token('space.3')};
  color: ${token('color.text.secondary')};
  text-align: center;
`;
