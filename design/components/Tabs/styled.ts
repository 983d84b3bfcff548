import { styled } from 'styled-components';
import { colorTransition } from '../../foundations/mixins';
import { narrow } from '../../foundations/media';
import { token } from '../../tokens/token';

/** On phones the tabs take several rows, and the chosen one has a ground instead of a line. */
export const TabRow = styled.div`
  display: flex;
  gap: ${token('space.1')};
  border-block-end: ${token('line.hairline')} solid ${token('color.border.subtle')};
  @media ${narrow} {
    flex-wrap: wrap;
    border: 0;
  }
`;

export const TabButton = styled.button`
  flex: none;
  min-block-size: ${token('size.control.medium')};
  padding: ${token('space.2')} ${token('space.3')};
  border: 0;
  border-block-end: ${token('line.strong')} solid transparent;
  background: transparent;
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.medium')};
  font-weight: ${token('type.weight.medium')};
  white-space: nowrap;
  cursor: pointer;
  ${colorTransition}
  &:hover {
    color: ${token('color.text.primary')};
  }
  &[aria-selected='true'] {
    border-color: ${token('color.border.selected')};
    color: ${token('color.text.link')};
  }
  &:focus-visible {
    border-radius: ${token('radius.small')};
    outline-offset: calc(-1 * ${token('line.focus')});
  }
  @media ${narrow} {
    padding-block: 0;
    border: ${token('line.hairline')} solid ${token('color.border.subtle')};
    border-radius: ${token('radius.full')};
    font-size: ${token('type.size.label')};
    &[aria-selected='true'] {
      background: ${token('color.surface.selected')};
    }
  }
  /* Forced colors show all borders, also transparent ones. */
  @media (forced-colors: active) {
    border-color: Canvas;
    &[aria-selected='true'] {
      border-color: Highlight;
      color: Highlight;
    }
  }
`;

export const TabPanel = styled.div`
  min-inline-size: 0;
  padding-block-start: ${token('space.4')};
  &:focus-visible {
    outline-offset: ${token('line.focus')};
  }
`;
