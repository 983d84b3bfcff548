import { css, keyframes, styled } from 'styled-components';
import { colorTransition } from '../../foundations/mixins';
import { token } from '../../tokens/token';

const unfold = keyframes`
  from { opacity: 0; transform: translateY(calc(-1 * ${token('space.1')})); }
`;

export const MenuRoot = styled.div`
  position: relative;
  display: inline-flex;
  min-inline-size: 0;
  inline-size: fit-content;
  max-inline-size: 100%;
`;

export const MenuTrigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: ${token('size.control.medium')};
  padding: ${token('space.1')} ${token('space.2')};
  border: ${token('line.hairline')} solid transparent;
  border-radius: ${token('radius.control')};
  background: transparent;
  color: ${token('color.text.primary')};
  font-weight: ${token('type.weight.medium')};
  cursor: pointer;
  ${colorTransition}
  &:hover, &[aria-expanded='true'] {
    background: ${token('color.surface.hover')};
  }
`;

export const Popup = styled.div`
  position: absolute;
  z-index: ${token('layer.menu')};
  inset-block-start: calc(100% + ${token('space.1')});
  inset-inline-end: 0;
  inline-size: max-content;
  min-inline-size: ${token('measure.12')};
  max-inline-size: min(${token('measure.20')}, 90vw);
  padding: ${token('space.1')};
  border: ${token('line.hairline')} solid ${token('color.border.default')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.raised')};
  box-shadow: ${token('shadow.raised')};
  animation: ${unfold} ${token('motion.duration.fast')} ${token('motion.easing.enter')};
`;

export const Items = styled.div``;

export const MenuHead = styled.div`
  padding: ${token('space.2')} ${token('space.3')};
  margin-block-end: ${token('space.1')};
  border-block-end: ${token('line.hairline')} solid ${token('color.border.subtle')};
  overflow-wrap: anywhere;
`;

const item = css`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  inline-size: 100%;
  min-block-size: ${token('size.control.medium')};
  padding: ${token('space.1')} ${token('space.3')};
  border: 0;
  border-radius: ${token('radius.small')};
  background: transparent;
  color: ${token('color.text.primary')};
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover,
  &:focus {
    background: ${token('color.surface.hover')};
  }
  &:focus-visible {
    outline-offset: calc(-1 * ${token('line.focus')});
  }
  @media (forced-colors: active) {
    &:hover,
    &:focus {
      outline: ${token('line.focus')} solid Highlight;
      outline-offset: calc(-1 * ${token('line.focus')});
    }
  }
  svg {
    color: ${token('color.text.secondary')};
  }
`;

export const ItemButton = styled.button`
  ${item}
`;

export const ItemLink = styled.a`
  ${item}
`;
