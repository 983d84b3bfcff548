import { styled } from 'styled-components';

/** The side of the QR code and of its replacements, px. */
export const QR_SIZE = 220;

export const Placeholder = styled.div`
  display: grid;
  min-block-size: ${QR_SIZE}px;
  place-items: center;
`;
