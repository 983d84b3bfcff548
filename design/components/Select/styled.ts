import { css, styled } from 'styled-components';
import { coarse } from '../../foundations/media';
import { colorTransition } from '../../foundations/mixins';
import { token } from '../../tokens/token';

export const SelectFrame = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.1')};
  min-inline-size: 0;
`;

export const Control = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-inline-size: 0;
`;

/** Over the native select; clicks pass through it. */
export const SelectMark = styled.span<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-inline: ${({ $side }) => ($side === 'start' ? `${token('space.3')} auto` : `auto ${token('space.3')}`)};
  color: ${token('color.text.secondary')};
  pointer-events: none;
`;

const quiet = css<{ $icon: boolean }>`
  field-sizing: content;
  padding-inline: ${({ $icon }) => token($icon ? 'space.10' : 'space.3')} ${token('space.8')};
  border-color: transparent;
  background: transparent;
  color: ${token('color.text.secondary')};
  /*
   * As small as the text beside it. For touch as large as any field: phones zoom into smaller ones.
   */
  @media not all and ${coarse} {
    font-size: ${token('type.size.label')};
  }
  &:hover {
    border-color: transparent;
    background: ${token('color.surface.hover')};
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;

const small = css`
  @media not all and ${coarse} {
    min-block-size: ${token('size.control.small')};
    font-size: ${token('type.size.label')};
    line-height: ${token('type.line.body')};
  }
`;

export const NativeSelect = styled.select<{ $icon: boolean; $quiet: boolean; $small: boolean }>`
  appearance: none;
  inline-size: 100%;
  min-block-size: ${token('size.control.medium')};
  padding-block: ${token('space.1')};
  padding-inline: ${({ $icon }) => token($icon ? 'space.10' : 'space.4')} ${token('space.10')};
  border: ${token('line.hairline')} solid ${token('color.border.field')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.field')};
  text-overflow: ellipsis;
  cursor: pointer;
  ${colorTransition}
  &:hover {
    border-color: ${token('color.border.fieldHover')};
  }
  ${({ $quiet }) => $quiet && quiet}
  ${({ $small }) => $small && small}
  option {
    background: ${token('color.surface.raised')};
    color: ${token('color.text.primary')};
  }
`;
