import { keyframes, styled } from 'styled-components';
import { token } from '../../tokens/token';

export const Track = styled.div`
  inline-size: 100%;
  block-size: ${token('space.2')};
  overflow: hidden;
  border-radius: ${token('radius.full')};
  background: ${token('color.surface.skeleton')};
  @media (forced-colors: active) {
    border: ${token('line.hairline')} solid;
  }
`;

const pulse = keyframes`
  50% { opacity: 0.4; }
`;

export const Fill = styled.div.attrs<{ $percent: number | undefined }>(({ $percent = 100 }) => ({
  style: { inlineSize: `${$percent}%` },
}))`
  block-size: 100%;
  border-radius: inherit;
  background: ${token('color.action.primary.rest')};
  transition: inline-size ${token('motion.duration.enter')};
  [role='progressbar']:not([aria-valuenow]) > & {
    animation: ${pulse} ${token('motion.duration.pulse')} infinite;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
    /* Stripes, because without the pulse it would look complete. */
    [role='progressbar']:not([aria-valuenow]) > & {
      animation: none;
      mask-image: repeating-linear-gradient(
        -45deg,
        ${token('color.text.primary')} 0 ${token('space.2')},
        transparent ${token('space.2')} ${token('space.4')}
      );
    }
  }
  @media (forced-colors: active) {
    background: Highlight;
  }
`;
