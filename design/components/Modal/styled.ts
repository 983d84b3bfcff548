import { css, keyframes, styled } from 'styled-components';
import { besideCard, narrow, phone } from '../../foundations/media';
import { ground } from '../../foundations/mixins';
import { token } from '../../tokens/token';
import { IconButton } from '../IconButton/IconButton';
import { edgeShadow } from '../ScrollRegion/edgeShadow';

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(${token('space.2')}) scale(0.985); }
`;

/** Windows of common laptops with the bars of a browser, and lower ones. */
const low = '(max-height: 40rem)';

/**
 * The card scrolls, not the layer, so that the close button never covers anything.
 * `$still`: the dialog exists from the start, with no entrance animation and no page behind it.
 */
export const Layer = styled.div<{
  $still?: boolean | undefined;
  $sheet: boolean;
}>`
  --above: 0;
  --edge: ${token('space.4')};
  position: fixed;
  z-index: ${token('layer.modal')};
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  padding: var(--edge) ${token('space.4')};
  @media ${low} {
    --edge: ${token('space.1')};
  }
  @media ${narrow} {
    padding: max(${token('space.2')}, env(safe-area-inset-top))
      max(${token('space.2')}, env(safe-area-inset-right))
      max(${token('space.2')}, env(safe-area-inset-bottom));
  }
  ${({ $sheet }) =>
    $sheet
    && css`
      @media ${phone} {
        padding: 0;
        &::before {
          display: none;
        }
      }
    `}
  /* See useSheetSize. */
  &::before {
    content: '';
    flex: 0 9999 var(--above);
  }
  /* Under another dialog: one mask and one close button are enough. */
  &[inert] > * > button {
    visibility: hidden;
  }
  ${({ $still }) =>
    $still
      ? ground('100%')
      : css`
          background: ${token('color.surface.overlay')};
          transition: background-color ${token('motion.duration.enter')};
          animation: ${fade} ${token('motion.duration.enter')};
          &[inert] {
            background: transparent;
          }
        `}
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

const above = edgeShadow(`0 ${token('space.3')}`);
const below = edgeShadow(`0 calc(-1 * ${token('space.3')})`);

export const Dialog = styled.div<{
  $width: number;
  $still?: boolean | undefined;
  $sheet: boolean;
  $placement?: 'bottom' | undefined;
}>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.3')};
  inline-size: min(${({ $width }) => $width}px, 100%);
  min-block-size: 0;
  position: relative;
  ${({ $still }) =>
    !$still
    && css`
      animation: ${rise} ${token('motion.duration.enter')} ${token('motion.easing.enter')};
    `}
  ${({ $sheet }) =>
    $sheet
    && css`
      @media ${phone} {
        flex: 1;
        gap: 0;
        background: ${token('color.surface.card')};
        > :first-child {
          flex: 1;
          padding-block-start: max(calc(8 * var(--step)), env(safe-area-inset-top));
          border-width: 0;
          border-radius: 0;
          box-shadow: none;
        }
        > :only-child {
          border-block-end: env(safe-area-inset-bottom) solid transparent;
        }
        > button {
          align-self: end;
          margin: ${token('space.1')} ${token('space.4')}
            max(${token('space.1')}, env(safe-area-inset-bottom));
        }
      }
    `}
  ${({ $placement }) =>
    $placement === 'bottom'
    && css`
      @media ${narrow} {
        margin-block-start: auto;
      }
    `}
  &[data-edges~='top'] > :first-child {
    box-shadow: ${token('shadow.modal')}, ${above};
  }
  &[data-edges~='bottom'] > :first-child {
    box-shadow: ${token('shadow.modal')}, ${below};
  }
  &[data-edges*='top bottom'] > :first-child {
    box-shadow: ${token('shadow.modal')}, ${above}, ${below};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible > :first-child {
    outline: ${token('line.focus')} solid ${token('color.focus')};
    outline-offset: ${token('line.focus')};
  }
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** In a lane of its own, beside the card or below it, so that it stays where it is. */
const outside = css`
  flex: none;
  @media ${besideCard} {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: calc(100% + ${token('space.3')});
    && {
      border-color: ${token('color.border.subtle')};
      background: ${token('color.surface.raised')};
      box-shadow: ${token('shadow.control')};
    }
  }
`;

/** In the middle of the title; its icon ends where the content does. */
const besideTitle = css`
  grid-area: 1 / 1;
  place-self: center end;
  margin-block: calc(-1 * ${token('space.3')}) calc(6 * var(--step) - ${token('space.3')});
  margin-inline-end: calc(-1 * ${token('space.3')});
`;

export const CloseButton = styled(IconButton)<{ $outside: boolean }>`
  ${({ $outside }) => ($outside ? outside : besideTitle)}
  /* The doubled class overrides the round button's own rules in any order. */
  && {
    color: ${token('color.text.secondary')};
  }
  &&:hover {
    color: ${token('color.text.primary')};
  }
`;
