import { createGlobalStyle } from 'styled-components';
import { token } from '#design';

/** `@page` knows no custom properties. */
const PAPER_MARGIN = '2cm';

/**
 * While an agreement is read: jumps glide (the base style stops that under reduced motion), and on paper there is the
 * text alone, in the system's black on white whatever the theme. Doubled
 * selectors outweigh the styles of components.
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
