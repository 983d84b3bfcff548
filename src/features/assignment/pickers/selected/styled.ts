import { styled } from 'styled-components';
import { oneColumn, ScrollRegion, token } from '#design';
import { fillingColumn } from '#design/foundations/fillingColumn.ts';

/** In one column, a line that opens the selection. */
export const Side = styled.section`
  ${fillingColumn}
  gap: ${token('space.2')};
  min-inline-size: 0;
  @media not all and ${oneColumn} {
    padding: ${token('space.4')};
    border: ${token('line.hairline')} solid ${token('color.border.subtle')};
    border-radius: ${token('radius.control')};
    background: ${token('color.surface.sunken')};
  }
`;

export const SideHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
  /* It opens upwards. */
  [aria-expanded='false'] svg {
    rotate: 180deg;
  }
`;

/** Two lines of facts fit. */
const ROW = `calc(${token('size.row.twoLines')} + ${token('space.2')})`;

/**
 * No scroll snapping: WebKit keeps the number of the snap point, so that the list moves by itself when
 * rows before it are rendered or removed.
 */
export const SelectedScroll = styled(ScrollRegion)`
  @media ${oneColumn} {
    max-block-size: min(6 * ${ROW}, 40dvb);
  }
  > :focus {
    outline: none;
  }
`;

/** `$headed`: the space above a heading separates it from the group before it; the first has none. */
export const Entries = styled.ul<{ $headed: boolean }>`
  position: relative;
  margin: ${({ $headed }) => ($headed ? `calc(-1 * ${token('space.6')}) 0 0` : 0)};
  padding: 0;
  list-style: none;
  &:focus {
    outline: none;
  }
`;

export const EntryRow = styled.li`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
  block-size: ${ROW};
  /* Scrollbars that lie over the content must not cover the button. */
  padding-inline-end: ${token('space.4')};
  border-block-end: ${token('line.hairline')} solid ${token('color.border.subtle')};
  > div {
    flex: 1 1 auto;
    min-inline-size: 0;
    line-height: ${token('type.line.heading')};
  }
`;

/** The kind of the entries below it, and their number. */
export const GroupRow = styled.li`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: end;
  justify-content: space-between;
  block-size: ${ROW};
  padding-block: ${token('space.2')};
  padding-inline-end: ${token('space.4')};
  border-block-end: ${token('line.hairline')} solid ${token('color.border.default')};
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.small')};
  font-weight: ${token('type.weight.strong')};
  /* Over the buttons of the entries. */
  > :nth-child(2) {
    min-inline-size: ${token('size.control.small')};
    text-align: center;
  }
`;

export const EntryName = styled.div`
  display: flex;
  font-size: ${token('type.size.label')};
  font-weight: ${token('type.weight.medium')};
`;

/** One line in a row of fixed height: a mark does not wrap, and leaves the name its space. */
export const EntryFacts = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  > :not(:last-child) {
    flex: none;
  }
`;

export const EntryDetail = styled.span`
  min-inline-size: 0;
  display: -webkit-box;
  overflow: hidden;
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.small')};
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
