import { styled } from 'styled-components';
import { QR_SIZE } from './qrSize';

export const Placeholder = styled.div`
  display: grid;
  min-block-size: ${QR_SIZE}px;
  place-items: center;
`;
