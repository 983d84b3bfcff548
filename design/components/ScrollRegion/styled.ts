import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { edgeShadow } from './edgeShadow';

/** The variables are set for each edge that hides content. */
const OFFSETS = ['0 var(--t, 0px)', '0 var(--b, 0px)', 'var(--s, 0px) 0', 'var(--e, 0px) 0'];

/**
 * Clips the box in it, so that its corners stay round beside a scrollbar, and shades its edges.
 * Isolated, so that a sticky part in it never covers one around it, such as the footer of a dialog.
 */
export const ScrollFrame = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: clip;
  &[data-edges]::after {
    content: '';
    position: absolute;
    inset: 0;
    z-index: calc(${token('layer.inner')} + 2);
    border-radius: inherit;
    box-shadow: ${OFFSETS.map((offset) => edgeShadow(offset)).join(', ')};
    pointer-events: none;
  }
  &[data-edges~='top']::after {
    --t: ${token('space.3')};
  }
  &[data-edges~='bottom']::after {
    --b: calc(-1 * ${token('space.3')});
  }
  &[data-edges~='start']::after {
    --s: ${token('space.3')};
  }
  &[data-edges~='end']::after {
    --e: calc(-1 * ${token('space.3')});
  }
  &[data-edges~='start']:dir(rtl)::after {
    --s: calc(-1 * ${token('space.3')});
  }
  &[data-edges~='end']:dir(rtl)::after {
    --e: ${token('space.3')};
  }
`;

export const ScrollBox = styled.div`
  overflow: auto;
  border-radius: inherit;
`;
