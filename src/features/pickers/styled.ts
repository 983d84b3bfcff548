import { styled } from 'styled-components';
import { oneColumn, token } from '../../../design';

/** List and selection beside each other; one below the other where there is no room. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${token('measure.18')};
  gap: ${token('space.6')};
  align-items: start;
  @media ${oneColumn} { grid-template-columns: minmax(0, 1fr); }
`;

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.3')};
  min-inline-size: 0;
`;

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.3')};
`;

export const ToolRow = styled(Tools)`
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.label')};
  > span { display: inline-flex; flex-wrap: wrap; gap: ${token('space.2')}; margin-inline-start: auto; }
`;

export const Empty = styled.div`
  display: grid;
  place-items: center;
  min-block-size: ${token('measure.10')};
  border: ${token('line.hairline')} dashed ${token('color.border.default')};
  border-radius: ${token('radius.control')};
  padding: ${token('space.4')};
  text-align: center;
  &[aria-busy='true'] { opacity: 0.55; }
`;
