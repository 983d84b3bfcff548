import { css, styled } from 'styled-components';
import { narrow } from '#design';

const modules = (side: number) => css`
  inline-size: ${55 * side}px;
  block-size: ${55 * side}px;
`;

/** The square of the QR code and of its replacements: 55 modules of 5 px, on phones of 4 px. */
export const square = css`
  ${modules(5)}
  @media ${narrow} {
    ${modules(4)}
  }
`;

export const Placeholder = styled.div`
  display: grid;
  margin-inline: auto;
  place-items: center;
  ${square}
`;
