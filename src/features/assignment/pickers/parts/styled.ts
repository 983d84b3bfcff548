import { styled } from 'styled-components';
import { narrow, oneColumn, token } from '#design';

/** List and selection side by side, or stacked on narrow screens. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${token('measure.20')};
  gap: ${token('space.6')};
  /* As high as a page of rows, so that the buttons below stay in place between tabs and
     searches. */
  min-block-size: clamp(
    ${token('measure.20')},
    100dvb - ${token('measure.14')} + ${token('space.4')},
    ${token('measure.36')} + ${token('space.3')}
  );
  @media ${oneColumn} {
    grid-template-columns: minmax(0, 1fr);
    align-items: start;
    min-block-size: 0;
  }
`;

/** The selection, and the answers below it, level with the list's pages. */
export const SideColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  min-inline-size: 0;
  > section:has(li) {
    flex: 1 1 auto;
  }
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
  margin-block-start: auto;
`;

export const PickerPanel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.3')};
  min-inline-size: 0;
  /* No gap while it is empty. */
  > [role='alert']:empty {
    position: absolute;
  }
`;

/** The two halves, and the problem with the choice. */
export const Body = styled(PickerPanel)`
  gap: ${token('space.5')};
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
      margin-inline-start: 0;
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
