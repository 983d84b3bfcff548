import { styled } from 'styled-components';
import { narrow } from '../../foundations/media';
import { token } from '../../tokens/token';

export const Scroller = styled.div`
  position: relative;
  overflow: auto;
  flex: 1 1 auto;
  inline-size: 100%;
  min-block-size: 0;
  block-size: clamp(
    ${token('measure.14')},
    100dvb - ${token('measure.30')},
    ${token('measure.26')}
  );
  --row: ${token('size.row.oneLine')};
  --frame: calc(2 * ${token('line.hairline')});
  /* Ends with a whole row. */
  max-block-size: calc(round(down, 100% - var(--frame), var(--row)) + var(--frame));
  /*
   * All rows have the height of one with a detail: a detail is nearer to its own name than to the
   * next.
   */
  &[data-detailed] {
    --row: ${token('size.row.twoLines')};
  }
  @media ${narrow} {
    --row: ${token('size.row.twoLines')};
  }
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.control')};
  &:focus {
    outline: none;
  }
`;

export const Rows = styled.div`
  position: relative;
`;

export const TreeRow = styled.div<{ $level: number }>`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  block-size: var(--row);
  --step: ${token('space.5')};
  padding-inline-start: calc(
    ${token('space.2')} + ${({ $level }) => Math.min($level, 12) - 1} * var(--step)
  );
  padding-inline-end: ${token('space.3')};
  font-size: ${token('type.size.label')};
  cursor: pointer;
  /* On phones there would be no space for the names of deep levels. */
  @media ${narrow} {
    --step: ${token('space.2')};
  }
  &:hover {
    background: ${token('color.surface.hover')};
  }
  &[aria-disabled] {
    cursor: not-allowed;
  }
  &[aria-selected='true'] {
    background: ${token('color.surface.selected')};
    font-weight: ${token('type.weight.medium')};
  }
  [role='tree']:focus-visible &[data-active] {
    outline: ${token('line.focus')} solid ${token('color.focus')};
    outline-offset: calc(-1 * ${token('line.focus')});
  }
`;

export const Twist = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${token('size.target')};
  block-size: ${token('size.target')};
  color: ${token('color.text.secondary')};
  /* The name gets the space around the sign. */
  @media ${narrow} {
    margin-inline: calc(-1 * ${token('space.2')});
  }
  [aria-expanded='false'] > & svg {
    transform: rotate(-90deg);
  }
  [dir='rtl'] [aria-expanded='false'] > & svg {
    transform: rotate(90deg);
  }
`;

/** Looks like a checkbox; the row itself is the control. */
export const Tick = styled.span<{ $state: 'all' | 'some' | 'none' }>`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${token('size.check')};
  block-size: ${token('size.check')};
  border: ${token('line.control')} solid
    ${({ $state }) => ($state === 'none' ? token('color.border.field') : token('color.action.primary.rest'))};
  border-radius: ${token('radius.small')};
  background: ${({ $state }) => ($state === 'none' ? token('color.surface.field') : token('color.action.primary.rest'))};
  &::after {
    content: '';
    inline-size: ${token('size.checkMark')};
    block-size: ${token('size.checkMark')};
    background: ${token('color.action.primary.text')};
    opacity: ${({ $state }) => ($state === 'none' ? 0 : 1)};
    clip-path: ${({ $state }) =>
      $state === 'some'
        ? 'polygon(14% 42%, 86% 42%, 86% 58%, 14% 58%)'
        : 'polygon(12% 48%, 24% 37%, 42% 56%, 77% 16%, 89% 26%, 43% 80%)'};
  }
  [aria-disabled] > & {
    opacity: 0.6;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;
    &::after {
      background: ${({ $state }) => ($state === 'none' ? 'Canvas' : 'CanvasText')};
    }
  }
`;

/** The name with its detail; on phones the detail is below it. */
export const Facts = styled.span`
  display: flex;
  flex: 1;
  align-items: center;
  gap: ${token('space.2')};
  min-inline-size: 0;
  > :last-child:not(:first-child) {
    flex: none;
  }
  @media ${narrow} {
    &:not([data-detailed]) {
      flex-direction: column;
      align-items: stretch;
      gap: 0;
    }
    /* Two lines fit in the fixed height, also in Arabic. */
    &:not([data-detailed]) > * {
      flex: none;
      line-height: calc(${token('size.row.oneLine')} / 2);
    }
    /* The count is only beside the name, because the detail needs the whole line. */
    &[data-detailed] {
      display: grid;
      grid-template-columns: minmax(0, 1fr) auto;
      row-gap: 0;
    }
    &[data-detailed] > :first-child {
      display: contents;
    }
    &[data-detailed] > :first-child > :last-child {
      grid-area: 2 / 1 / auto / -1;
    }
    &[data-detailed] > :last-child:not(:first-child) {
      grid-area: 1 / 2;
    }
  }
`;

export const NodeText = styled.span`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  line-height: ${token('type.line.heading')};
  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

/**
 * Visible here and announced as the description; as text of the item it would become part of its
 * name.
 */
export const Note = styled.span`
  &::after {
    content: attr(data-text);
  }
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.small')};
  font-variant-numeric: tabular-nums;
`;
