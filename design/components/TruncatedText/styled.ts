import { styled } from 'styled-components';

/**
 * As wide as its text, but not wider than its place. It starts where the direction of its place
 * starts, and is cut off where its own direction ends.
 */
export const Line = styled.bdi`
  display: inline-block;
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: bottom;
`;
