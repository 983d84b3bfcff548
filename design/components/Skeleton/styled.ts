import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/token';

export type SkeletonRadius = 'small' | 'control' | 'card' | 'full';

const breathe = keyframes`
  50% { opacity: 0.45; }
`;

export const Bone = styled.div<{
  $inlineSize: string;
  $blockSize: string;
  $radius: SkeletonRadius;
}>`
  inline-size: ${({ $inlineSize }) => $inlineSize};
  max-inline-size: 100%;
  block-size: ${({ $blockSize }) => $blockSize};
  border-radius: ${({ $radius }) => token(`radius.${$radius}`)};
  background: ${token('color.surface.skeleton')};
  animation: ${breathe} ${token('motion.duration.pulse')} ${token('motion.easing.pulse')} infinite;
  @media (forced-colors: active) {
    border: ${token('line.hairline')} solid GrayText;
  }
`;
