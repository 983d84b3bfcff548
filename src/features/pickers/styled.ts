import { styled } from 'styled-components';
import { token } from '../../../design';

/** List and selection beside each other; one below the other where there is no room. */
export const Halves = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 18rem;
  gap: ${token('space.6')};
  align-items: start;
  @media (max-width: 58rem) { grid-template-columns: minmax(0, 1fr); }
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
  min-block-size: 10rem;
  border: 1px dashed ${token('color.border.default')};
  border-radius: ${token('radius.control')};
  padding: ${token('space.4')};
  text-align: center;
  &[aria-busy='true'] { opacity: 0.55; }
`;

export const NameCell = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  max-inline-size: 100%;
  > bdi { overflow: hidden; text-overflow: ellipsis; }
`;

export const ColumnList = styled.ul`
  flex-basis: 100%;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr));
  gap: ${token('space.1')} ${token('space.4')};
  margin: 0;
  padding: ${token('space.3')};
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.control')};
  list-style: none;
  &[hidden] { display: none; }
`;

export const ColumnItem = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
  min-inline-size: 0;
  > span { display: inline-flex; flex: none; }
`;

export const RadioRow = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.4')};
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  > legend {
    padding: 0;
    margin-block-end: ${token('space.1')};
    font-size: ${token('type.size.label')};
    font-weight: ${token('type.weight.medium')};
  }
`;

export const Radio = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.target')};
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.label')};
  > input { inline-size: ${token('size.check')}; block-size: ${token('size.check')}; margin: 0; accent-color: ${token('color.action.primary.rest')}; }
`;

export const Side = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2')};
  min-inline-size: 0;
  padding: ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};
`;

export const SideHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.1')};
  > span { display: inline-flex; flex-wrap: wrap; }
`;

export const SelectedScroll = styled.div`
  overflow: auto;
  max-block-size: clamp(14rem, 100vh - 26rem, 28rem);
  &:focus { outline: none; }
`;

export const Entries = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const EntryRow = styled.li`
  position: absolute;
  inset-inline: 0;
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')};
  block-size: 52px;
  padding-inline: ${token('space.1')};
  border-block-end: 1px solid ${token('color.border.subtle')};
  > div { min-inline-size: 0; line-height: ${token('type.line.heading')}; }
`;

export const EntryName = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  font-size: ${token('type.size.label')};
  font-weight: ${token('type.weight.medium')};
  white-space: nowrap;
  > bdi { overflow: hidden; text-overflow: ellipsis; }
`;

export const EntryDetail = styled.div`
  overflow: hidden;
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.small')};
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const BatchText = styled.textarea`
  inline-size: 100%;
  padding: ${token('space.3')};
  border: 1px solid ${token('color.border.field')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.field')};
  color: ${token('color.text.primary')};
  font: inherit;
  resize: vertical;
  &:focus { border-color: ${token('color.border.fieldFocus')}; outline: 2px solid ${token('color.focus')}; outline-offset: 1px; }
`;

export const ResultSection = styled.section`
  display: flex;
  flex-direction: column;
  gap: ${token('space.1')};
`;

export const ResultList = styled.ul`
  overflow: auto;
  max-block-size: 10rem;
  margin: 0;
  padding: 0;
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.label')};
  list-style: none;
  overflow-wrap: anywhere;
`;
