import { styled } from 'styled-components';
import { token } from '#design';

/** Names at the start, facts at the end, or below the name when space is short. */
export const Latest = styled.ul`
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${token('space.4')};
    min-inline-size: 0;
    padding-block: ${token('space.2')};
  }
  a {
    min-inline-size: 0;
  }
  > li + li {
    border-block-start: ${token('line.hairline')} solid ${token('color.border.subtle')};
  }
`;
