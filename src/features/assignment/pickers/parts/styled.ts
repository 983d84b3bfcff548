import { styled } from 'styled-components';
import { narrow, token } from '#design';
import { fillingColumn } from '#design/foundations/fillingColumn.ts';

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

/** The selection, and the answers below it, level with the list's pages. */
export const SideColumn = styled.div`
  ${fillingColumn}
  gap: ${token('space.4')};
  min-inline-size: 0;
  /* Has no gap while it is empty. */
  > [role='alert']:empty {
    position: absolute;
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

export const ListTools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')};
`;

export const ToolRow = styled(ListTools)`
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.label')};
  /* A long option leaves the other controls their space. */
  @media not all and ${narrow} {
    select {
      max-inline-size: ${token('measure.12')};
    }
  }
  > span {
    display: inline-flex;
    flex-wrap: wrap;
    margin-inline: auto calc(-1 * ${token('space.2')});
  }
  /* With the margin, their last word ends where the list does. */
  > span > button {
    padding-inline: ${token('space.2')};
  }
  @media ${narrow} {
    > span {
      margin-inline-start: calc(-1 * ${token('space.2')});
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
