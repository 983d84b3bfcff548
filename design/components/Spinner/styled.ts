import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/token';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const pulse = keyframes`
  50% { opacity: 0.35; }
`;

export const Ring = styled.span`
  display: inline-block;
  flex: none;
  vertical-align: middle;
  inline-size: ${token('size.icon.medium')};
  block-size: ${token('size.icon.medium')};
  border: ${token('line.strong')} solid currentColor;
  border-block-start-color: transparent;
  border-radius: ${token('radius.full')};
  animation: ${turn} ${token('motion.duration.spin')} linear infinite;

  /* A still ring has no meaning, so it pulses slowly under reduced motion. */
  @media (prefers-reduced-motion: reduce) {
    animation: ${pulse} ${token('motion.duration.pulse')} ${token('motion.easing.pulse')} infinite !important;
  }
`;
