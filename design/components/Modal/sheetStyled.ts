import { css, styled } from 'styled-components';
import { lowPhone, narrow, phone } from '../../foundations/media';
import { visuallyHidden } from '../../foundations/mixins';
import { token } from '../../tokens/token';
import { edgeShadow } from '../ScrollRegion/edgeShadow';

/**
 * `--step` is the unit of all distances between the parts of a dialog. It grows with the window's
 * height, from a size that its lines of text leave: `--more` is for languages with more or fewer of
 * them.
 */
export const ModalSheet = styled.div<{ $footed: boolean }>`
  --grow: 1.4dvb;
  --lines: 1.58;
  --more: 0;
  --most: ${token('space.1')};
  --step: clamp(
    ${token('line.control')},
    var(--grow) - (var(--lines) + var(--more)) * ${token('space.1')},
    var(--most)
  );
  &:lang(zh) {
    --more: -0.2;
    @media ${phone} {
      --more: -0.3;
    }
  }
  &:lang(es),
  &:lang(fr),
  &:lang(ru) {
    --more: 0.34;
  }
  --side: clamp(${token('space.5')}, 6vw, ${token('space.8')});
  position: relative;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  inline-size: 100%;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-width: thin;
  scrollbar-color: ${token('color.border.default')} transparent;
  padding: calc(8 * var(--step)) var(--side)${({ $footed }) => ($footed ? ' 0' : '')};
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.card')};
  background: ${token('color.surface.card')};
  box-shadow: ${token('shadow.modal')};
  @media ${phone} {
    --grow: 1.66dvb;
    --lines: 2.26;
    ${({ $footed }) => !$footed && `--most: calc(1.75 * ${token('space.1')});`}
  }
  @media ${lowPhone} {
    --size-control-large: ${token('size.touch')};
  }
`;

export const Corner = styled.div`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  border-radius: inherit;
`;

export const TitleRow = styled.div<{ $beside?: 'corner' | 'close' | undefined }>`
  display: flex;
  grid-area: 1 / 1;
  align-items: flex-start;
  gap: ${token('space.3')};
  margin-block-end: calc(6 * var(--step));
  font-size: clamp(
    ${token('type.size.field')},
    min(4.4vw, max(${token('type.size.section')}, 2.8dvb)),
    ${token('type.size.heading2')}
  );
  @media ${lowPhone} {
    align-items: center;
    font-size: ${token('type.size.field')};
  }
  ${({ $beside }) =>
    $beside === undefined
      ? css`
          /* An icon in the middle of the first line. */
          > span {
            display: grid;
            align-items: center;
            block-size: 1lh;
            line-height: ${token('type.line.heading')};
          }
        `
      : `padding-inline-end: ${token($beside === 'corner' ? 'space.4' : 'space.10')};`}
  :is(h1, h2) {
    font-size: inherit;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  /* The title of a question is often a long sentence. */
  [role='alertdialog'] & {
    font-size: ${token('type.size.heading3')};
    h2 {
      text-wrap: pretty;
    }
  }
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
      flex: 1 1 0;
    }
  }
`;
