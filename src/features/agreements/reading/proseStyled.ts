import { css, styled } from 'styled-components';
import { token } from '#design';

/** Containers that indent their content, and how many indent inside each other. */
const INDENTED_ELEMENTS = ':is(ul, ol, dd, blockquote)';
const MAX_INDENTS = 6;

const headings = css`
  :is(h2, h3, h4, h5, h6) {
    margin-block: ${token('space.6')} ${token('space.2')};
    color: ${token('color.text.primary')};
    font-size: inherit;
    font-weight: ${token('type.weight.strong')};
    line-height: ${token('type.line.heading')};
    scroll-margin-block-start: ${token('space.6')};
    text-wrap: balance;
    break-after: avoid;
  }
  h2 {
    margin-block-start: ${token('space.10')};
    font-size: ${token('type.size.section')};
  }
  h3 {
    margin-block-start: ${token('space.8')};
    font-size: ${token('type.size.heading3')};
  }
  [tabindex='-1']:focus-visible {
    border-radius: ${token('radius.small')};
  }
`;

const lists = css`
  :is(ul, ol) {
    padding-inline-start: ${token('space.6')};
  }
  li > :is(ul, ol) {
    margin-block: ${token('space.1')};
  }
  li {
    margin-block: ${token('space.1')};
  }
  li::marker {
    color: ${token('color.text.secondary')};
  }
  /* Beyond four levels there is no space for further indents. */
  :is(ul, ol) :is(ul, ol) :is(ul, ol) :is(ul, ol) :is(ul, ol) {
    padding-inline-start: ${token('space.4')};
  }
  /* A column of single letters costs many times its words. */
  ${`${INDENTED_ELEMENTS} `.repeat(MAX_INDENTS)}${INDENTED_ELEMENTS} {
    margin-inline: 0;
    padding-inline: 0;
    border-inline: 0;
  }
  dt {
    font-weight: ${token('type.weight.medium')};
  }
  dd {
    margin-inline-start: ${token('space.6')};
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: ${token('space.4')};
    border-inline-start: ${token('line.quote')} solid ${token('color.border.default')};
  }
  pre {
    white-space: pre-wrap;
  }
  :is(pre, code) {
    font-size: ${token('type.size.medium')};
  }
`;

const tables = css`
  [data-table] {
    max-inline-size: 100%;
    overflow-x: auto;
    border: ${token('line.hairline')} solid ${token('color.border.default')};
    border-radius: ${token('radius.control')};
  }
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: ${token('type.size.label')};
  }
  caption {
    padding: ${token('space.2')} ${token('space.3')};
    color: ${token('color.text.secondary')};
    text-align: start;
  }
  /* Numbers do not wrap, even if the table must scroll. */
  :is(th, td) {
    min-inline-size: ${token('measure.6')};
    padding: ${token('space.2')} ${token('space.3')};
    overflow-wrap: break-word;
    text-align: start;
    vertical-align: top;
  }
  :is(caption + *, * + *) > tr,
  tr + tr {
    border-block-start: ${token('line.hairline')} solid ${token('color.border.subtle')};
  }
  :is(th, td) + :is(th, td) {
    border-inline-start: ${token('line.hairline')} solid ${token('color.border.subtle')};
  }
  th {
    background: ${token('color.surface.sunken')};
    font-weight: ${token('type.weight.medium')};
  }
`;

const paper = css`
  @media print {
    contain: none;
    overflow: visible;
    p,
    li {
      orphans: 3;
      widows: 3;
    }
    li::marker {
      color: inherit;
    }
    [data-table] {
      overflow: visible;
    }
    thead {
      display: table-header-group;
    }
    tr {
      break-inside: avoid;
    }
    th {
      background: none;
    }
    a[href^='http']::after {
      content: ' (' attr(href) ')';
      direction: ltr;
      unicode-bidi: isolate;
      overflow-wrap: anywhere;
    }
    > div > * {
      content-visibility: visible;
    }
  }
`;

/**
 * An academy's text in our typography. Its content cannot overflow the box, not even stacked
 * accents. Parts of a large text are laid out only near the viewport.
 */
export const Prose = styled.div`
  margin: calc(-1 * ${token('space.1')});
  padding: ${token('space.1')};
  contain: paint;
  color: ${token('color.text.primary')};
  font-size: ${token('type.size.field')};
  line-height: ${token('type.line.prose')};
  overflow-wrap: anywhere;
  hyphens: auto;

  > div > :first-child {
    margin-block-start: 0;
  }
  > [data-plain] {
    white-space: pre-line;
  }
  > div > * {
    content-visibility: auto;
    contain-intrinsic-block-size: auto ${token('measure.6')};
    overflow-clip-margin: ${token('space.2')};
  }
  :where(p, ul, ol, dl, blockquote, pre, [data-table]) {
    margin-block: ${token('space.4')};
  }
  a[href] {
    border-radius: ${token('radius.small')};
    color: ${token('color.text.link')};
    text-underline-offset: ${token('optic.underline')};
  }
  :is(strong, b) {
    font-weight: ${token('type.weight.strong')};
  }
  hr {
    margin-block: ${token('space.8')};
    border: 0;
    border-block-start: ${token('line.hairline')} solid ${token('color.border.default')};
  }
  ${headings}
  ${lists}
  ${tables}
  ${paper}
`;
