import { styled } from 'styled-components';

/** As wide as its words, at most as its place: it stands where the place's own direction begins, and is cut where its own ends. */
export const Line = styled.bdi`
  display: inline-block;
  max-inline-size: 100%;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  vertical-align: bottom;
`;
