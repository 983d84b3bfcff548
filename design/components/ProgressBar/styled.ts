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

/** From one end to the other, in both directions of writing. */
const slide = keyframes`
  from { transform: translateX(-75%); }
  to { transform: translateX(75%); }
`;

export const Fill = styled.div.attrs<{ $percent: number | undefined }>(({ $percent }) => ({
  style: $percent === undefined ? undefined : { inlineSize: `${$percent}%` },
}))`
  block-size: 100%;
  border-radius: inherit;
  background: ${token('color.action.primary.rest')};
  transition: inline-size ${token('motion.duration.enter')};
  [role='progressbar']:not([aria-valuenow]) > & {
    inline-size: 40%;
    margin-inline: auto;
    animation: ${slide} ${token('motion.duration.pulse')}
      ${token('motion.easing.pulse')} infinite alternate;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
    /* Stripes, because without the movement it would look like a known progress. */
    [role='progressbar']:not([aria-valuenow]) > & {
      inline-size: auto;
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
