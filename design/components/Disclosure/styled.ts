import { styled } from 'styled-components';
import { colorTransition } from '../../foundations/mixins';
import { token } from '../../tokens/token';

export const DisclosureTrigger = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.1')};
  min-block-size: ${token('size.target')};
  max-inline-size: 100%;
  padding: 0;
  border: 0;
  border-radius: ${token('radius.small')};
  background: transparent;
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.label')};
  line-height: ${token('type.line.body')};
  text-align: start;
  cursor: pointer;
  touch-action: manipulation;
  ${colorTransition}
  &:hover {
    color: ${token('color.text.primary')};
  }
  > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > svg {
    transition: rotate ${token('motion.duration.fast')};
  }
  &[aria-expanded='true'] > svg {
    rotate: 180deg;
  }
`;

export const DisclosurePanel = styled.div`
  margin-block-start: ${token('space.1')};
  padding: ${token('space.3')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.label')};
`;
