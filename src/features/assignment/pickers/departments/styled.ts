import { styled } from 'styled-components';
import { token } from '#design';

/** The filter of a list, beside the search or, on narrow screens, below it. */
export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.2')};
  min-inline-size: 0;
`;

export const FilterName = styled.bdi`
  display: block;
  max-inline-size: min(${token('measure.20')}, 60vw);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
