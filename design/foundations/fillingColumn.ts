import { css } from 'styled-components';

/** A column that takes the height that is left, so that a part of it can scroll. */
export const fillingColumn = css`
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-block-size: 0;
`;
