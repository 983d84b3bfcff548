import { styled } from 'styled-components';
import { Button, narrow, token } from '#design';
import { fillingColumn } from '#design/foundations/fillingColumn.ts';
import { visuallyHidden } from '#design/foundations/mixins.ts';

/** List and selection side by side. The list has the height of the dialog whatever it shows. */
export const Halves = styled.div`
  display: grid;
  flex: 1 1 auto;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr) ${token('measure.20')};
  gap: ${token('space.6')};
  min-block-size: 0;
  > :first-child {
    ${fillingColumn}
  }
`;

export const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${token('space.3')};
`;

/** A line of its own above the answers at the dialog's lower edge. */
export const AboveAnswers = styled.div`
  flex: 1 0 100%;
  min-inline-size: 0;
  > [role='alert']:not(:empty) {
    margin-block-start: ${token('space.2')};
  }
`;

export const PickerPanel = styled.div`
  ${fillingColumn}
  gap: ${token('space.3')};
  min-inline-size: 0;
  /* No gap while it is empty. */
  > [role='alert']:empty {
    position: absolute;
  }
`;

/** The selection, and the answers below it, level with the list's pages. */
export const SideColumn = styled(PickerPanel)`
  gap: ${token('space.4')};
`;

/** Search, filters and actions, in one line where they fit. */
export const ListTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
  font-size: ${token('type.size.label')};
  > :first-child {
    flex-basis: ${token('measure.12')};
  }
  @media ${narrow} {
    > :first-child {
      flex-basis: ${token('measure.6')};
    }
  }
  > span {
    display: inline-flex;
    flex-wrap: wrap;
    gap: inherit;
    margin-inline-start: auto;
  }
  /* A long option leaves the other controls their space. */
  select {
    max-inline-size: ${token('measure.10')};
  }
`;

/** A button in the line of tools. On phones its icon alone is visible, and the number `data-count`. */
export const ToolButton = styled(Button).attrs({ size: 'small' })`
  @media not all and ${narrow} {
    svg {
      display: none;
    }
  }
  @media ${narrow} {
    min-inline-size: ${token('size.control.small')};
    padding-inline: ${token('space.2')};
    span > span {
      ${visuallyHidden}
    }
    &[data-count]::after {
      content: attr(data-count) / '';
      margin-inline-start: ${token('space.1')};
    }
  }
`;

export const Empty = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: ${token('space.3')};
  min-block-size: ${token('measure.18')};
  padding: ${token('space.6')};
  text-align: center;
  &[aria-busy='true'] {
    opacity: 0.55;
  }
`;
