import { styled } from 'styled-components';
import { visuallyHidden } from '../../foundations/mixins';
import { token } from '../../tokens/token';
import { HEADER_SIZE, wide } from './layout';

export const SiteBar = styled.header`
  position: fixed;
  z-index: ${token('layer.menu')};
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  block-size: ${HEADER_SIZE};
  padding-inline: ${token('space.4')};
  border-block-end: 1px solid ${token('color.border.subtle')};
  background: ${token('color.surface.card')};
  @media ${wide} {
    padding-inline: ${token('space.6')};
  }
  > :last-child {
    margin-inline-start: auto;
  }
  @media print {
    display: none;
  }
`;

export const SkipAnchor = styled.a`
  position: fixed;
  z-index: calc(${token('layer.menu')} + ${token('layer.inner')});
  padding: ${token('space.4')};
  background: ${token('color.surface.card')};
  &:not(:focus) {
    ${visuallyHidden}
  }
`;

export const Name = styled.a`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.target')};
  color: ${token('color.text.primary')};
  font-weight: ${token('type.weight.strong')};
  text-decoration: none;
  @media not all and ${wide} {
    /* Two short lines leave space for the search. */
    inline-size: min-content;
    font-size: ${token('type.size.small')};
    line-height: ${token('type.line.heading')};
  }
  > svg {
    color: ${token('color.action.primary.rest')};
  }
`;
