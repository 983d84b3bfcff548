import { styled } from 'styled-components';
import { token } from '#design';

/** Has the focus until the content appears. It is not a control, so it has no focus ring. */
export const Frame = styled.div`
  &:focus {
    outline: none;
  }
`;

/** The dialog's current message; takes the focus from buttons that disappear. */
export const Status = styled.p`
  margin: 0;
  font-weight: ${token('type.weight.medium')};
  overflow-wrap: anywhere;
  &:focus {
    outline: none;
  }
  &:focus-visible {
    border-radius: ${token('radius.small')};
    outline: ${token('line.focus')} solid ${token('color.focus')};
    outline-offset: ${token('line.focus')};
  }
`;

export const FileLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.1')} ${token('space.4')};
  font-weight: ${token('type.weight.medium')};

  > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > span {
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.label')};
    font-weight: ${token('type.weight.regular')};
  }
`;

/** Side by side where they fit. */
export const Selects = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${token('measure.16')}, 100%), 1fr));
  align-items: start;
  gap: ${token('space.4')};
`;

/** An equation: the first figure is the sum of the others. */
export const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token('space.2')};
  margin: 0;
  font-size: ${token('type.size.label')};
  > div {
    display: inline-flex;
    gap: ${token('space.2')};
  }
  > div + div::before {
    content: '+' / '';
  }
  > div:nth-child(2)::before {
    content: '=' / '';
  }
  dt,
  > ::before {
    color: ${token('color.text.secondary')};
  }
  dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: ${token('type.weight.strong')};
  }
`;

export const PreviewTable = styled.table<{ $wraps?: boolean }>`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${token('type.size.label')};

  th,
  td {
    max-inline-size: ${token('measure.16')};
    padding: ${token('space.2')} ${token('space.3')};
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
    white-space: ${({ $wraps }) => ($wraps ? 'normal' : 'nowrap')};
    overflow-wrap: ${({ $wraps }) => ($wraps ? 'anywhere' : 'normal')};
    vertical-align: top;
  }
  thead th {
    background: ${token('color.surface.sunken')};
    color: ${token('color.text.secondary')};
    font-weight: ${token('type.weight.medium')};
  }
  /* An account is read as one word. */
  td:nth-child(2) {
    overflow-wrap: break-word;
  }
  /* Header words do not wrap, so that the columns stay readable. */
  thead th {
    overflow-wrap: normal;
  }
  tbody tr {
    border-block-start: ${token('line.hairline')} solid ${token('color.border.subtle')};
  }
  th[data-identifying],
  td[data-identifying] {
    background: ${token('color.surface.selected')};
    color: ${token('color.text.primary')};
  }
  th[data-identifying] > :last-child {
    margin-inline-start: ${token('space.2')};
  }
`;

/** The number of a row in the sheet, beside its cells. */
export const RowNumber = styled.th.attrs({ scope: 'row' })`
  &&& {
    inline-size: 0;
    background: ${token('color.surface.sunken')};
    color: ${token('color.text.secondary')};
    font-variant-numeric: tabular-nums;
    font-weight: ${token('type.weight.regular')};
  }
`;

export const Pages = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.label')};
  font-variant-numeric: tabular-nums;
`;
