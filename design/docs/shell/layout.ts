import { createGlobalStyle, styled } from 'styled-components';
import { token } from '../../tokens/token';

/** From this width on the navigation is a column beside the page. */
export const wide = '(min-width: 60rem)';

/** From this width on "On this page" has a column of its own. */
export const widest = '(min-width: 80rem)';

export const HEADER_SIZE = '3.5rem';

export const NAVIGATION_SIZE = '16.5rem';

export const OUTLINE_SIZE = '11rem';

/**
 * Ladle's own list and buttons are replaced; its main landmark fills the rest of the window. The
 * page scrolls, not the landmark, so that links to headings stop below the header.
 */
export const LadleLayout = createGlobalStyle`
  .ladle-aside, .ladle-addons, .ladle-resize-handle { display: none; }
  .ladle-background { background: none; }
  [data-mode='full'] :is(body, .ladle-wrapper, .ladle-main) {
    block-size: auto;
    overflow: visible;
  }
  html { scroll-padding-block-start: calc(${HEADER_SIZE} + ${token('space.6')}); }
  .ladle-main {
    min-inline-size: 0;
    padding: 0;
    padding-block-start: ${HEADER_SIZE};
    outline: none;
    @media ${wide} { padding-inline-start: ${NAVIGATION_SIZE}; }
  }
  @media print {
    .ladle-main { padding: 0; }
  }
`;

export const ForPhones = styled.div`
  @media ${wide} {
    display: none;
  }
`;

export const ForWindows = styled.div`
  @media not all and ${wide} {
    display: none;
  }
`;
