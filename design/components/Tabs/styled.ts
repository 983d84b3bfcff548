import { styled } from 'styled-components';
import { fillingColumn } from '../../foundations/fillingColumn';
import { colorTransition } from '../../foundations/mixins';
import { token } from '../../tokens/token';
import { ScrollRegion } from '../ScrollRegion/ScrollRegion';

export const TabFrame = styled.div`
  ${fillingColumn}
`;

/** One line, which scrolls where it does not fit. The tabs fade at an edge beyond which others are. */
export const TabRow = styled(ScrollRegion)`
  flex: none;
  border-block-end: ${token('line.hairline')} solid ${token('color.border.subtle')};
  > div {
    --turn: 90deg;
    --before: 0%;
    --after: 0%;
    display: flex;
    gap: ${token('space.1')};
    scrollbar-width: none;
    mask-image: linear-gradient(
      var(--turn),
      transparent,
      currentcolor var(--before),
      currentcolor calc(100% - var(--after)),
      transparent
    );
  }
  > div:dir(rtl) {
    --turn: -90deg;
  }
  &[data-edges~='start'] > div {
    --before: ${token('space.10')};
  }
  &[data-edges~='end'] > div {
    --after: ${token('space.10')};
  }
  &&::after {
    content: none;
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
  ${fillingColumn}
  min-inline-size: 0;
  padding-block-start: ${token('space.4')};
  &:focus-visible {
    outline-offset: ${token('line.focus')};
  }
`;
