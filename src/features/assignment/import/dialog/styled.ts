import { css, styled } from 'styled-components';
import { narrow, Table, token } from '#design';
import { fillingColumn } from '#design/foundations/fillingColumn.ts';

/** Has the focus until the content appears. It is not a control, so it has no focus ring. */
export const Frame = styled.div`
  ${fillingColumn}
  &:focus {
    outline: none;
  }
`;

export const Content = styled.div`
  ${fillingColumn}
  gap: ${token('space.4')};
  /* The area for a file takes what is left. */
  @media not all and ${narrow} {
    > [role='presentation']:not([data-compact]) {
      flex: 1;
    }
  }
`;

/** In the middle of what is left. */
export const Working = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.3')};
  margin-block: auto;
  text-align: center;
`;

/** The dialog's current message; takes the focus from buttons that disappear. */
export const Status = styled.p`
  margin: 0;
  font-weight: ${token('type.weight.medium')};
  overflow-wrap: anywhere;
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

export const PreviewTable = styled(Table)<{ $wraps?: boolean }>`
  ${({ $wraps }) =>
    $wraps
    && css`
      & tbody td {
        overflow-wrap: anywhere;
        white-space: normal;
        vertical-align: top;
      }
      /* An account is read as one word. */
      & td:nth-child(2) {
        overflow-wrap: break-word;
      }
    `}
  @media ${narrow} {
    & td {
      max-inline-size: ${token('measure.9')};
    }
  }
  & thead th {
    max-inline-size: none;
    white-space: nowrap;
  }
  & [data-identifying] {
    background: ${token('color.surface.selected')};
    color: ${token('color.text.primary')};
  }
  & [data-identifying] > :nth-child(2) {
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
