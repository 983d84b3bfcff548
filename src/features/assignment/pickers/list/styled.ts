import { css, styled } from 'styled-components';
import { narrow, Table, TableScroll, token } from '#design';
import { fillingColumn } from '#design/foundations/fillingColumn.ts';

export const NameCell = styled.span`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-inline-size: 0;
`;

/** The name and the line below it; fills the row, so that a tap anywhere hits it. */
export const RowLabel = styled.label`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-block-size: ${token('size.row.twoLines')};
  cursor: pointer;
`;

export const SecondLine = styled.span`
  display: block;
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.small')};
  font-weight: ${token('type.weight.regular')};
`;

/** A shadow along an edge. It is alike on both sides, so that it needs no direction. */
const edgeShadow = css`
  content: '';
  position: absolute;
  inset-block: 0;
  inline-size: 0;
  border-inline-end: ${token('line.hairline')} solid ${token('color.border.default')};
  box-shadow: 0 0 ${token('space.4')} ${token('space.1')} ${token('color.surface.overlay')};
  pointer-events: none;
`;

export const RowsArea = styled.div`
  ${fillingColumn}
`;

/** Ends with a whole row where it scrolls. */
export const RowsScroll = styled(TableScroll)`
  --bar: 0%;
  --frame: calc(2 * ${token('line.hairline')} + var(--bar));
  max-block-size: calc(
    round(down, 100% - var(--frame), ${token('size.row.dense')}) + var(--frame)
  );
  @media ${narrow} {
    max-block-size: none;
    border-width: 0;
    border-radius: 0;
  }
  > div {
    scroll-padding-block-start: ${token('size.row.dense')};
  }
  /* A scrollbar over the content must not cover the last box. WebKitGTK's takes presses on 21 px. */
  &[data-edges~='covered'] > div {
    padding-block-end: ${token('space.2')};
  }
  /* The names, which stay, have the shadow of this edge. */
  @media not all and ${narrow} {
    &[data-edges]::after {
      --s: ${token('space.0')};
    }
  }
`;

/** Columns of their own widths. The boxes and names stay while the others scroll. */
export const WideTable = styled(Table)`
  table-layout: fixed;
  & th,
  & td {
    max-inline-size: none;
    block-size: ${token('size.row.dense')};
    padding: 0 ${token('space.2')};
  }
  & [data-number] {
    padding-inline-end: ${token('space.6')};
  }
  &[data-two-lines] tbody :is(th, td) {
    block-size: ${token('size.row.twoLines')};
  }
  & tbody tr {
    background: ${token('color.surface.card')};
  }
  & tbody tr:hover {
    background:
      linear-gradient(${token('color.surface.hover')}, ${token('color.surface.hover')}),
      ${token('color.surface.card')};
  }
  & tbody tr[data-selected] {
    background: ${token('color.surface.selected')};
  }
  @media not all and ${narrow} {
    & :is(th, td):first-child,
    & :is(thead th:nth-child(2), tbody th) {
      position: sticky;
      inset-inline-start: 0;
      z-index: ${token('layer.inner')};
    }
    & tbody :is(th, td:first-child) {
      background: inherit;
    }
    & :is(thead th:nth-child(2), tbody th) {
      inset-inline-start: ${token('size.control.medium')};
    }
    & thead :is(th:first-child, th:nth-child(2)) {
      z-index: calc(${token('layer.inner')} + 1);
    }
    [data-edges~='start'] > * > & :is(thead th:nth-child(2), tbody th) {
      overflow: visible;
      &::after {
        ${edgeShadow}
        inset-inline-end: 0;
        clip-path: inset(0 calc(-1 * ${token('space.5')}) 0 0);
      }
      &:dir(rtl)::after {
        clip-path: inset(0 0 0 calc(-1 * ${token('space.5')}));
      }
    }
  }
`;

export const ColumnList = styled.ul`
  flex-basis: 100%;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(${token('measure.14')}, 1fr));
  gap: ${token('space.1')} ${token('space.4')};
  margin: 0;
  padding: ${token('space.3')};
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.control')};
  list-style: none;
  &[hidden] {
    display: none;
  }
`;

export const ColumnItem = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
  min-inline-size: 0;
  > span {
    display: inline-flex;
    flex: none;
  }
`;

/** The empty list of members. */
export const BoneTable = styled.div`
  overflow: hidden;
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.control')};
`;

export const BoneHead = styled.div`
  block-size: ${token('size.row.dense')};
  background: ${token('color.surface.sunken')};
`;

export const BoneRow = styled.div<{ $columns: number }>`
  display: grid;
  grid-template-columns: ${token('size.target')} repeat(
      ${({ $columns }) => $columns},
      minmax(0, 1fr)
    );
  align-items: center;
  gap: ${token('space.4')};
  block-size: ${token('size.row.dense')};
  padding-inline: ${token('space.3')};
  @media ${narrow} {
    block-size: ${token('size.row.twoLines')};
  }
  & + & {
    border-block-start: ${token('line.hairline')} solid ${token('color.border.subtle')};
  }
`;
