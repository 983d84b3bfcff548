import { createGlobalStyle } from 'styled-components';
import { token } from '../../../design';

/**
 * While an agreement is read: jumps glide (the base style stops that under reduced motion), and on paper there is the
 * text alone, in the system's black on white whatever the theme.
 */
export const ReadingPage = createGlobalStyle`
  :root { scroll-behavior: smooth; }

  @media print {
    @page { margin: 2cm; }
    :root, :root[data-theme] { color-scheme: only light; }
    body { background: Canvas; color: CanvasText; }
    body :not(:has(main), main, main *) { display: none; }
    body :has(> main), main { display: block; inline-size: auto; padding: ${token('space.0')}; }
    main * { color: CanvasText; }
  }
`;
