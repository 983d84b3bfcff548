import { createGlobalStyle } from 'styled-components';
import { token } from '#design';

/** `@page` does not support custom properties. */
const PAPER_MARGIN = '2cm';

/**
 * Page styles while an agreement is open: smooth scrolling (off under reduced motion, by the base
 * style), and in print only the text, in black on white in any theme. Doubled selectors override
 * the styles of components.
 */
export const ReadingPage = createGlobalStyle`
  :root { scroll-behavior: smooth; }

  @media print {
    @page { margin: ${PAPER_MARGIN}; }
    :root:root:root { color-scheme: only light; }
    :root:root body { background: Canvas; color: CanvasText; }
    :root:root body :not(:has(main), main, main *) { display: none; }
    :root:root body :is(:has(> main), main) { display: block; inline-size: auto; padding: ${token('space.0')}; }
    :root:root main * { border-color: GrayText; color: CanvasText; }
  }
`;
