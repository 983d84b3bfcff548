import { useId } from 'react';
import type { ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { token } from '../tokens/token';

const appear = keyframes`
  from { opacity: 0; }
`;

/** The strokes and fills of all drawings, from tokens, so that theme and brand change them. */
const Canvas = styled.svg`
  flex: none;
  inline-size: ${token('measure.12')};
  max-inline-size: 100%;
  block-size: auto;
  /* Drawings of pages load after all else. */
  animation: ${appear} ${token('motion.duration.enter')};
  fill: none;
  stroke: color-mix(in oklab, ${token('color.accent.icon')} 45%, ${token('color.drawing.line')});
  stroke-width: 1.8;
  stroke-linecap: round;
  stroke-linejoin: round;
  > ellipse {
    stroke: none;
  }
  stop {
    stop-color: ${token('color.drawing.soft')};
    stop-opacity: 0.45;
  }
  stop:nth-child(2) {
    stop-color: ${token('color.accent.icon')};
  }
  /* Sheets lie above the ground and above each other. */
  .sheet {
    fill: ${token('color.drawing.sheet')};
    filter: drop-shadow(0 ${token('line.quote')} ${token('space.1')} color-mix(in srgb, ${token('color.surface.overlay')} 35%, transparent));
  }
  .soft {
    fill: ${token('color.drawing.soft')};
    stroke: none;
  }
  .solid {
    fill: ${token('color.accent.icon')};
    stroke: none;
  }
  .strong {
    stroke: ${token('color.accent.icon')};
  }
  .dashed {
    stroke-dasharray: 5 5;
  }
  &:dir(rtl) {
    transform: scaleX(-1);
  }
  /* A tick looks the same in both directions. */
  .tick:dir(rtl) {
    transform: scaleX(-1);
    transform-box: fill-box;
    transform-origin: center;
  }
  @media (forced-colors: active) {
    stroke: CanvasText;
    > ellipse {
      display: none;
    }
    .soft {
      fill: none;
    }
    .solid {
      fill: CanvasText;
    }
    .strong {
      stroke: CanvasText;
    }
  }
`;

/**
 * Frame of every drawing, 200 by 140 units, hidden from assistive technology: the text beside it is
 * announced. Behind it are the rings of the pages' ground, from edge to edge of its space. Mirrored in
 * right-to-left pages.
 */
export function Drawing({ children }: { children: ReactNode }) {
  const rings = useId();
  return (
    <Canvas viewBox="0 0 200 140" aria-hidden="true" focusable="false">
      <radialGradient
        id={rings}
        gradientUnits="userSpaceOnUse"
        cx="190"
        cy="22"
        r="26"
        spreadMethod="repeat"
      >
        <stop offset="0.94" />
        <stop offset="0.97" />
        <stop offset="1" />
      </radialGradient>
      <ellipse fill={`url(#${rings})`} cx="100" cy="78" rx="100" ry="58" />
      {children}
    </Canvas>
  );
}
