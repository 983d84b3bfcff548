import { keyframes, styled } from 'styled-components';
import type { Tone } from '../../foundations/tone';
import { besideDialog } from '../../foundations/media';
import { GRID_PADDING } from '../../foundations/mixins';
import { token } from '../../tokens/token';

const drop = keyframes`
  from { opacity: 0; transform: translateY(calc(-1 * ${token('space.2')})) scale(0.98); }
`;

/** Less than the space beside the sign-in dialog and its close button. */
const BESIDE = `min(50vw - ${token('measure.20')} - ${token('space.4')}, ${token('measure.30')})`;
/** A wide dialog is on top; the line of its title is long and mostly empty. */
const OVER_WIDE =
  "body:has([data-overlay='wide']):not(:has([data-overlay='wide'] ~ [data-overlay]))";

/**
 * Below the page's header, at the end of its content. While a dialog is open, in wide windows over the
 * header beside the dialog, or side by side over the title of a wide dialog; in narrower windows at
 * the bottom, over content that can be scrolled away from them, because the top edge shows the
 * dialog's title.
 */
export const NoticePlace = styled.section`
  position: fixed;
  z-index: ${token('layer.notice')};
  inset-block: auto 0;
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${token('space.4')};
  pointer-events: none;
  body:not(:has([data-overlay])) & {
    inset-block: ${token('size.touch')} auto;
    align-items: flex-end;
    padding-inline: ${GRID_PADDING};
  }
  @media ${besideDialog} {
    align-items: flex-end;
    body:has([data-overlay]) & {
      inset-block: 0 auto;
      padding-block-start: ${token('space.2')};
    }
    ${OVER_WIDE} & {
      flex-flow: row-reverse wrap;
      align-items: flex-start;
      column-gap: ${token('space.2')};
      /* Beside the close button. */
      padding-block-start: 0;
      padding-inline-end: max(
        ${token('measure.6')},
        50vw - ${token('measure.30')} - ${token('space.10')}
      );
    }
  }
`;

export const Lane = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-inline-size: min(100%, ${token('measure.30')});
  @media ${besideDialog} {
    align-items: flex-end;
    max-inline-size: ${BESIDE};
    ${OVER_WIDE} & {
      flex-flow: row wrap;
      align-items: flex-start;
      justify-content: flex-end;
      column-gap: ${token('space.2')};
      max-inline-size: calc(2 * ${BESIDE} + ${token('space.2')});
      > * {
        max-inline-size: ${BESIDE};
      }
      /* Wide enough for two lines, which end above the content of the dialog. */
      > :only-child {
        max-inline-size: ${token('measure.30')};
      }
    }
  }
`;

export const NoticeToast = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  max-inline-size: 100%;
  margin-block-start: ${token('space.2')};
  padding-block: ${token('space.2')};
  padding-inline: ${token('space.4')} ${token('space.2')};
  border: ${token('line.hairline')} solid ${({ $tone }) => token(`color.tone.${$tone}.border`)};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.primary')};
  box-shadow: ${token('shadow.raised')};
  font-size: ${token('type.size.label')};
  pointer-events: auto;
  animation: ${drop} ${token('motion.duration.enter')} ${token('motion.easing.enter')};
  /* At the bottom: a dialog ends above it. */
  @media not all and ${besideDialog} {
    body:has(&) [data-overlay] {
      padding-block-end: ${token('measure.9')};
    }
  }
`;

export const NoticeSign = styled.span`
  flex: none;
  padding-block: ${token('space.1')};
`;

export const NoticeText = styled.span`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${token('space.1')};
`;
