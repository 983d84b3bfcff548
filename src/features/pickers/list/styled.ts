import { styled } from 'styled-components';
import { token } from '#design';

export const NameCell = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  max-inline-size: 100%;
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

/**
 * The empty list of members. Not higher than the table that replaces it, so that nothing below
 * moves.
 */
export const BoneTable = styled.div`
  overflow: hidden;
  max-block-size: clamp(
    ${token('measure.14')},
    100dvb - ${token('measure.30')},
    ${token('measure.28')}
  );
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.control')};
`;

export const BoneHead = styled.div`
  block-size: ${token('size.row.oneLine')};
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
  block-size: ${token('size.row.oneLine')};
  padding-inline: ${token('space.3')};
  & + & {
    border-block-start: ${token('line.hairline')} solid ${token('color.border.subtle')};
  }
`;
