import { css, keyframes, styled } from 'styled-components';
import { low, narrow } from '../../foundations/media';
import { token } from '../../tokens/token';
import { IconButton } from '../IconButton/IconButton';

const fade = keyframes`
  from { opacity: 0; }
`;

const rise = keyframes`
  from { opacity: 0; transform: translateY(${token('space.2')}) scale(0.985); }
`;

/** A layer that exists from the start has no entrance animation: `$still`. */
export const Layer = styled.div<{ $still?: boolean | undefined }>`
  position: fixed;
  z-index: ${token('layer.modal')};
  inset: 0;
  display: flex;
  overflow-y: auto;
  overscroll-behavior: contain;
  /* What has the focus never lies under the close button. */
  scroll-padding-block-end: ${token('space.16')};
  padding: ${token('space.4')};
  @media ${narrow} {
    padding: max(${token('space.2')}, env(safe-area-inset-top))
      max(${token('space.2')}, env(safe-area-inset-right))
      max(${token('space.4')}, env(safe-area-inset-bottom));
  }
  background: ${token('color.surface.overlay')};
  transition: background-color ${token('motion.duration.enter')};
  /* Under another dialog: one mask and one close button are enough. */
  &[inert] {
    background: transparent;
    > * > button {
      visibility: hidden;
    }
  }
  ${({ $still }) =>
    !$still
    && css`
      animation: ${fade} ${token('motion.duration.enter')};
    `}
  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** The close button counts half of this above the middle of the window; px. */
const CLOSE_SHARE = 56;

/**
 * The top edge depends on the window alone, so that content stays in place when its height changes.
 */
export const Dialog = styled.div<{
  $width: number;
  $height: number;
  $still?: boolean | undefined;
  $placement?: 'bottom' | undefined;
}>`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.4')};
  inline-size: min(${({ $width }) => $width}px, 100%);
  /* stylelint-disable-next-line unit-disallowed-list -- max() needs a unit, also for zero */
  margin: max(0px, 50dvb - ${({ $height }) => $height / 2 + CLOSE_SHARE}px) auto auto;
  ${({ $still }) =>
    !$still
    && css`
      animation: ${rise} ${token('motion.duration.enter')} ${token('motion.easing.enter')};
    `}
  ${({ $placement }) =>
    $placement === 'bottom'
    && css`
      @media ${narrow} {
        margin-block: auto 0;
      }
    `}
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

export const Sheet = styled.div`
  position: relative;
  inline-size: 100%;
  --side: clamp(${token('space.5')}, 6vw, ${token('space.10')});
  padding: ${token('space.5')} var(--side);
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.card')};
  box-shadow: ${token('shadow.modal')};
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
`;

export const TitleRow = styled.div<{ $besideCorner: boolean }>`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.3')};
  margin-block-end: ${token('space.2')};
  ${({ $besideCorner }) =>
    $besideCorner
      ? `padding-inline-end: ${token('space.4')};`
      : `> span { margin-block-start: ${token('optic.headingSign')}; }`}
  h2 {
    font-size: clamp(${token('type.size.field')}, 4.4vw, ${token('type.size.section')});
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  /* The title of a question is often a long sentence. */
  [role='alertdialog'] & h2 {
    font-size: ${token('type.size.heading3')};
    text-wrap: pretty;
  }
`;

export const Lead = styled.p`
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.label')};
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space.3')};
  margin-block-start: ${token('space.6')};
  /* On phones the buttons of a long dialog stay at the bottom, over the scrolling content. */
  @media ${narrow} {
    position: sticky;
    inset-block-end: calc(-1 * ${token('space.4')});
    z-index: ${token('layer.inner')};
    margin-inline: calc(-1 * var(--side));
    margin-block-end: calc(-1 * ${token('space.5')});
    padding: ${token('space.3')} var(--side) ${token('space.5')};
    border-block-start: ${token('line.hairline')} solid ${token('color.border.subtle')};
    border-end-start-radius: ${token('radius.card')};
    border-end-end-radius: ${token('radius.card')};
    background: ${token('color.surface.card')};
    > * {
      flex: 1 1 auto;
    }
  }
`;

/**
 * Always in view. On phones the footer has this place, where one of the answers closes the dialog
 * too.
 */
export const CloseButton = styled(IconButton)<{ $besideFooter: boolean }>`
  position: sticky;
  inset-block-end: 0;
  ${({ $besideFooter }) =>
    $besideFooter
      ? css`
          @media ${narrow} {
            position: static;
          }
        `
      : css`
          /* In a low window it lies over the card, beside what is centred there. */
          @media ${low} {
            margin-inline-start: 75%;
          }
        `}
  /* The doubled class overrides the round button's own rules in any order. */
  && {
    border-color: ${token('color.border.subtle')};
    background: ${token('color.surface.raised')};
    color: ${token('color.text.secondary')};
    box-shadow: ${token('shadow.control')};
  }
  &&:hover {
    color: ${token('color.text.primary')};
  }
`;
