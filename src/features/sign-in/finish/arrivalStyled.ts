import { createGlobalStyle, styled } from 'styled-components';
import { token } from '#design';
import { MenuTrigger } from '#design/components/Menu/styled.ts';
import { ground } from '#design/foundations/mixins.ts';

/**
 * A picture of what the next page begins with: the header's line with the account's button and,
 * unless the dialog is over a page, the ground below.
 */
export const NextPage = styled.div.attrs({ 'aria-hidden': true })<{ $alone: boolean }>`
  position: fixed;
  z-index: ${token('layer.modal')};
  inset-block: 0 ${({ $alone }) => ($alone ? '0' : 'auto')};
  inset-inline: 0;
  background: ${token('color.surface.page')};
  pointer-events: none;
  &::after {
    content: '';
    display: ${({ $alone }) => ($alone ? 'block' : 'none')};
    block-size: ${token('measure.20')};
    ${ground('100%')}
  }
`;

/** Looks like the header's button. */
export const Account = styled(MenuTrigger).attrs({ as: 'div' })`
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
