import { createGlobalStyle, styled } from 'styled-components';
import { token } from '#design';
import { MenuTrigger } from '#design/components/Menu/styled.ts';
import { GRID_PADDING, headerLine } from '#shared/page/PageMain.ts';

/** The end of the header's line. */
export const AccountPlace = styled.div.attrs({ 'aria-hidden': true })`
  ${headerLine}
  position: fixed;
  z-index: ${token('layer.modal')};
  inset-block-start: 0;
  inset-inline-end: ${GRID_PADDING};
  pointer-events: none;
`;

/** Looks like the header's button, on a card of its own. */
export const AccountChip = styled(MenuTrigger).attrs({ as: 'div' })`
  border-color: ${token('color.border.subtle')};
  background: ${token('color.surface.card')};
  view-transition-name: account;
  @media (prefers-reduced-motion: reduce) {
    view-transition-name: none;
  }
`;

/**
 * The card shrinks to the button, but the button keeps its size. What was on the page fades first, so
 * that the button covers none of it.
 */
export const ArrivalStyle = createGlobalStyle`
  ::view-transition-old(*), ::view-transition-new(root) {
    animation-duration: ${token('motion.duration.fast')};
  }
  ::view-transition-new(account) {
    inset-inline: auto 0;
    inline-size: auto;
    animation-duration: ${token('motion.duration.enter')};
    animation-delay: ${token('motion.duration.fast')};
  }
`;
