import { css, styled } from 'styled-components';
import { narrow } from '../foundations/media';
import { visuallyHidden } from '../foundations/mixins';
import { ScrollRegion } from '../components/ScrollRegion/ScrollRegion';
import { token } from '../tokens/token';
import { OUTLINE_SIZE, widest } from './shell/layout';

export const SheetFrame = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${token('space.12')};
  position: relative;
  inline-size: 100%;
  max-inline-size: 64rem;
  margin-inline: auto;
  padding-block-end: ${token('space.16')};
  @media ${widest} {
    max-inline-size: 66rem;
    padding-inline-end: calc(${OUTLINE_SIZE} + ${token('space.12')});
  }
  h1,
  h2,
  h3 {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  code {
    font-size: 0.92em;
    overflow-wrap: anywhere;
  }
  p,
  li {
    max-inline-size: 44rem;
    text-wrap: pretty;
  }
`;

export const PageHead = styled.header`
  display: grid;
  gap: ${token('space.2')};
`;

export const PartFrame = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  min-inline-size: 0;
  scroll-margin-block-start: ${token('space.6')};
`;

/** What scrolls is only as high as the few rows of a specimen. */
const lowRows = css`
  [role='tree'],
  div:has(> table) {
    max-block-size: 10.25rem;
  }
`;

/** As wide as in a form, unless the component has a width. */
const blocksAsInForm = css`
  :where(&) > :is(div, fieldset, form, nav) {
    inline-size: min(100%, 30rem);
  }
`;

/** Creates no box: its content is a direct child of the background and shrinks with it. */
export const Through = styled.div`
  display: contents;
  > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  ${blocksAsInForm}
`;

export const Stage = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  align-items: center;
  justify-content: center;
  min-inline-size: 0;
  padding: ${token('space.8')} ${token('space.6')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.card')};
  > * {
    min-inline-size: 0;
    max-inline-size: 100%;
  }
  ${lowRows}
  ${blocksAsInForm}
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
  gap: ${token('space.6')};
`;

export const Tiles = styled.div<{ $least?: string | undefined }>`
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(min(100%, ${({ $least = '18rem' }) => $least}), 1fr)
  );
  gap: ${token('space.6')} ${token('space.5')};
`;

/** A picture and, if its words have a link, a target as large as both. */
export const Tile = styled.figure`
  /* Pictures of one row have the same height, so that the words under them begin on one line. */
  display: grid;
  grid-row: span 2;
  grid-template-rows: subgrid;
  position: relative;
  gap: ${token('space.2')};
  min-inline-size: 0;
  ${lowRows}
  figcaption {
    font-size: ${token('type.size.small')};
    color: ${token('color.text.secondary')};
  }
  figcaption a {
    font-size: ${token('type.size.label')};
    font-weight: ${token('type.weight.medium')};
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;

export const Picture = styled.div`
  display: grid;
`;

export const Points = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2')};
  padding-inline-start: 1.5em;
  color: ${token('color.text.secondary')};
  li::marker {
    color: ${token('color.text.muted')};
  }
`;

/** A table of text. On phones each row is a block whose cells have the names of their columns. */
export const TextGrid = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  font-size: ${token('type.size.label')};
  th,
  td {
    padding: ${token('space.2')} ${token('space.4')};
    padding-inline-start: 0;
    border-block-end: 1px solid ${token('color.border.subtle')};
    font-weight: ${token('type.weight.medium')};
    text-align: start;
    vertical-align: top;
  }
  td,
  small {
    font-weight: ${token('type.weight.regular')};
  }
  small {
    display: block;
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.small')};
  }
  thead th {
    color: ${token('color.text.secondary')};
  }
  th code {
    white-space: nowrap;
  }
  td > a {
    display: inline-block;
    min-block-size: ${token('size.target')};
  }
  code {
    overflow-wrap: normal;
  }
  /* The row that a link leads to. */
  tr[aria-current] > * {
    background: ${token('color.surface.selected')};
  }
  @media ${narrow} {
    &,
    tbody {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
    /* Short cells share a line. */
    tbody tr {
      display: flex;
      flex-wrap: wrap;
      column-gap: ${token('space.4')};
      padding-block: ${token('space.2')};
      border-block-end: 1px solid ${token('color.border.subtle')};
    }
    tbody th,
    td {
      padding: ${token('space.1')} 0;
      border: 0;
      overflow-wrap: anywhere;
    }
    tbody th {
      flex-basis: 100%;
    }
    td:empty {
      display: none;
    }
    td::before {
      content: attr(data-column) ': ' / '';
      color: ${token('color.text.secondary')};
      font-size: ${token('type.size.small')};
    }
    code {
      white-space: normal;
      overflow-wrap: anywhere;
    }
  }
`;

export const Scroll = styled(ScrollRegion)`
  /* Contains the hidden texts of its buttons. */
  > div {
    position: relative;
  }
`;

export const Key = styled.kbd`
  display: inline-block;
  min-inline-size: ${token('size.target')};
  padding: 0 ${token('space.2')};
  border: 1px solid ${token('color.border.default')};
  border-block-end-width: 2px;
  border-radius: ${token('radius.small')};
  background: ${token('color.surface.raised')};
  font: inherit;
  text-align: center;
`;
