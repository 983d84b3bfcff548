import { css, styled } from 'styled-components';
import { lowPhone, narrow, phone } from '../../foundations/media';
import { visuallyHidden } from '../../foundations/mixins';
import { token } from '../../tokens/token';
import { edgeShadow } from '../ScrollRegion/edgeShadow';

/**
 * `--step` is the unit of all distances between the parts of a dialog. It grows with the window's
 * height, from a size that its lines of text leave: `--more` is for languages with more or fewer of
 * them. The title's line has a close button as high as a finger.
 */
export const ModalSheet = styled.div<{ $footed: boolean; $closable: boolean }>`
  --lines: 1.7;
  --most: ${token('space.1')};
  --step: clamp(
    ${token('line.control')},
    1.4dvb - (var(--lines) + var(--more, 0)) * ${token('space.1')},
    var(--most)
  );
  &:lang(zh) {
    --more: -0.3;
  }
  &:lang(es),
  &:lang(ru) {
    --more: 0.22;
  }
  --side: clamp(${token('space.5')}, 6vw, ${token('space.8')});
  --lead: max(8 * var(--step), var(--top, 0dvb)${({ $closable }) => $closable && `, ${token('space.3')}`});
  --title: clamp(
    ${token('type.size.field')},
    min(4.4vw, max(${token('type.size.section')}, 2.8dvb)),
    ${token('type.size.heading2')}
  );
  /* The title of a question is often a long sentence. */
  [role='alertdialog'] > & {
    --title: ${token('type.size.heading3')};
  }
  position: relative;
  display: flex;
  flex-direction: column;
  inline-size: 100%;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${token('color.border.default')} transparent;
  padding: var(--lead) var(--side) ${({ $footed }) => ($footed ? 0 : 'calc(8 * var(--step))')};
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.card')};
  box-shadow: ${token('shadow.modal')};
  @media ${phone} {
    --lines: 1.83;
    --most: calc(1.5 * ${token('space.1')});
  }
  @media ${lowPhone} {
    --size-control-large: ${token('size.touch')};
    --title: ${token('type.size.field')};
  }
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  border-radius: inherit;
`;

/** `$end`: the space of what else is at the end of its line. */
export const TitleRow = styled.div<{ $end: string }>`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.3')};
  margin-block-end: calc(6 * var(--step));
  ${({ $end }) => $end && `padding-inline-end: ${$end};`}
  @media ${lowPhone} {
    align-items: center;
  }
  /* The icon of a question in the middle of its first line. */
  ${({ $end }) =>
    $end === ''
    && css`
      > span {
        display: grid;
        align-items: center;
        block-size: calc(var(--title) * ${token('type.line.heading')});
      }
    `}
  :is(h1, h2) {
    font-size: var(--title);
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  [role='alertdialog'] & h2 {
    text-wrap: pretty;
  }
`;

/** Fills a sheet, so that the buttons are at its lower edge. */
export const Body = styled.div`
  flex: 1 0 auto;
`;

export const Lead = styled.p`
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.label')};
  text-wrap: balance;
  /* Chinese fits beside the mark. */
  &:not(:lang(zh)) {
    @media ${lowPhone} {
      ${visuallyHidden}
    }
  }
`;

export const Footer = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space.3')};
  /* The buttons of a long dialog stay at the bottom, over the scrolling content. The card has no
     padding below them, because browsers differ about whether it moves a sticky element. */
  position: sticky;
  inset-block-end: 0;
  z-index: ${token('layer.inner')};
  margin: calc(3 * var(--step)) calc(-1 * var(--side)) 0;
  padding: calc(3 * var(--step)) var(--side) calc(8 * var(--step));
  border-end-start-radius: inherit;
  border-end-end-radius: inherit;
  background: ${token('color.surface.card')};
  [data-edges~='bottom'] > * > & {
    box-shadow: ${edgeShadow(`0 calc(-1 * ${token('space.3')})`, '')};
  }
  @media ${narrow} {
    padding-block: ${token('space.3')};
    border-block-start: ${token('line.hairline')} solid ${token('color.border.subtle')};
    > * {
      flex: 1 1 auto;
    }
  }
`;
