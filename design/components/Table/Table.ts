import { styled } from 'styled-components';
import { narrow } from '../../foundations/media';
import { token } from '../../tokens/token';
import { ScrollRegion } from '../ScrollRegion/ScrollRegion';

/** The region in which a table scrolls, in both directions; its header stays. */
export const TableScroll = styled(ScrollRegion)`
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.control')};
  > div {
    /* A focused element does not scroll below the sticky header. */
    scroll-padding-block-start: ${token('size.control.large')};
    outline-offset: calc(-1 * ${token('line.focus')});
  }
  > [aria-busy='true'] > table > tbody {
    opacity: 0.72;
  }
`;

/**
 * A native table of data. Headings wrap, cells do not; the whole table scrolls sideways if it does
 * not fit.
 */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${token('type.size.label')};
  & th,
  & td {
    max-inline-size: ${token('measure.18')};
    padding: ${token('space.2')} ${token('space.3')};
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* Digits of the same value stand below each other. */
  & [data-number] {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: ${token('layer.inner')};
    background: ${token('color.surface.sunken')};
    color: ${token('color.text.secondary')};
    font-weight: ${token('type.weight.medium')};
    white-space: normal;
    overflow-wrap: break-word;
    hyphens: auto;
  }
  & tbody th {
    font-weight: ${token('type.weight.medium')};
  }
  & tbody :is(th, td) {
    border-block-start: ${token('line.hairline')} solid ${token('color.border.subtle')};
  }
  & tbody tr:first-child :is(th, td) {
    border-block-start: 0;
  }
  & tbody tr:hover {
    background: ${token('color.surface.hover')};
  }
  & tbody tr[data-selected] {
    background: ${token('color.surface.selected')};
  }
  @media (forced-colors: active) {
    & tbody tr[data-selected] {
      outline: ${token('line.focus')} solid Highlight;
      outline-offset: calc(-1 * ${token('line.focus')});
    }
  }
  /* A column of boxes, whose targets extend beyond their cells. */
  & :is(th, td):has(> input) {
    inline-size: ${token('size.target')};
    padding-inline-end: 0;
    overflow: visible;
  }
  /*
   * On phones a part of the next column stays visible, to distinguish namesakes and hint at more
   * columns.
   */
  @media ${narrow} {
    & tbody th {
      max-inline-size: ${token('measure.10')};
    }
  }
`;
