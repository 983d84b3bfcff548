import { styled } from 'styled-components';
import { token } from '#design';

export const BatchContent = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.5')};
  /* No gap for messages that are not there. */
  [aria-live]:empty {
    position: absolute;
  }
`;

export const BatchText = styled.textarea`
  inline-size: 100%;
  padding: ${token('space.3')};
  border: ${token('line.hairline')} solid ${token('color.border.field')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.field')};
  color: ${token('color.text.primary')};
  font: inherit;
  resize: vertical;
  &:focus {
    outline-offset: calc(-1 * ${token('line.hairline')});
  }
`;

export const ResultList = styled.ul`
  margin: 0;
  padding: 0;
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.label')};
  list-style: none;
  overflow-wrap: anywhere;
`;
