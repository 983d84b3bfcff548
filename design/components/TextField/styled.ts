import { styled } from 'styled-components';
import { coarse } from '../../foundations/media';
import { colorTransition } from '../../foundations/mixins';
import { token } from '../../tokens/token';

export const Field = styled.div`
  display: flex;
  flex-direction: column;
  gap: calc(2 * var(--step, ${token('space.1')}));
  min-inline-size: 0;
`;

export const FieldLabel = styled.label`
  font-size: ${token('type.size.label')};
  font-weight: ${token('type.weight.medium')};
  color: ${token('color.text.primary')};
`;

export const LabelRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token('space.3')};
`;

export const FieldMark = styled.span`
  font-size: ${token('type.size.small')};
  color: ${token('color.text.muted')};
`;

export const FieldFrame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-block-size: ${token('size.control.large')};
  border: ${token('line.hairline')} solid ${token('color.border.field')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.field')};
  ${colorTransition}
  &:hover {
    border-color: ${token('color.border.fieldHover')};
  }
  &[data-invalid] {
    border-color: ${token('color.border.danger')};
  }
  &:has(:is(input, textarea):focus) {
    border-color: ${token('color.border.fieldFocus')};
    outline: ${token('line.focus')} solid ${token('color.focus')};
    outline-offset: calc(-1 * ${token('line.hairline')});
  }
  &[data-invalid]:has(:is(input, textarea):focus) {
    border-color: ${token('color.border.danger')};
    outline-color: ${token('color.border.danger')};
  }
  &:has(:is(input, textarea):disabled) {
    background: ${token('color.surface.sunken')};
  }
`;

/**
 * Prefix and input share the input's direction, so that "+86 138…" has the same order in every
 * page.
 */
export const Entry = styled.div`
  display: flex;
  flex: 1 1 ${token('measure.7')};
  align-items: center;
  min-inline-size: 0;
`;

export const Prefix = styled.span`
  display: flex;
  align-items: center;
  padding-inline-start: ${token('space.4')};
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.field')};
  white-space: nowrap;
  &::after {
    content: '';
    margin-inline-start: ${token('space.3')};
    block-size: ${token('space.5')};
    border-inline-start: ${token('line.hairline')} solid ${token('color.border.default')};
  }
`;

export const TextInput = styled.input`
  flex: 1;
  min-inline-size: 0;
  inline-size: 100%;
  padding: ${token('space.3')} ${token('space.4')};
  [data-prefix] + & {
    padding-inline-start: ${token('space.3')};
  }
  border: 0;
  border-radius: inherit;
  background: transparent;
  line-height: ${token('type.line.heading')};
  /*
   * The frame shows the focus; this outline is for forced colors and old browsers without :has().
   */
  &:focus {
    outline: ${token('line.focus')} solid transparent;
    outline-offset: calc(-1 * ${token('line.focus')});
  }
  @supports not selector(:has(*)) {
    &:focus {
      outline-color: ${token('color.focus')};
    }
  }
  &::placeholder {
    color: ${token('color.text.muted')};
    opacity: 1;
  }
  /*
   * A left-to-right value is aligned with the start of a right-to-left form. Beside a prefix, their
   * parent has a direction, and it stays there.
   */
  [dir='rtl'] :not([dir]) > &[dir='ltr'] {
    text-align: end;
  }
  &:-webkit-autofill {
    box-shadow: inset 0 0 0 100vmax ${token('color.surface.selected')};
    -webkit-text-fill-color: ${token('color.text.primary')};
  }
`;

/** What a button within the field lacks of a target for touch, on each side. */
const INSET = `calc((${token('size.touch')} - ${token('space.8')}) / 2)`;

/** Wraps below the input, over the whole line, if the two do not fit side by side. */
export const Suffix = styled.span`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  min-inline-size: 0;
  margin-inline-start: auto;
  padding-inline: ${token('space.1')} ${token('space.2')};
  @media ${coarse} {
    /* As high as a target, but drawn with a distance from the frame. */
    > button {
      border-block-width: ${INSET};
      /* The corners of the padding box, which is visible, are round. */
      border-radius: calc(${token('radius.small')} + ${token('line.hairline')}) /
        calc(${token('radius.small')} + ${INSET});
      background-clip: padding-box;
      box-shadow: none;
    }
  }
`;

export const Hint = styled.div`
  font-size: ${token('type.size.small')};
  color: ${token('color.text.secondary')};
`;

export const FieldError = styled.div`
  &:empty {
    margin-block-start: calc(-2 * var(--step, ${token('space.1')}));
  }
  &:not(:empty) {
    display: flex;
    gap: ${token('space.1')};
    font-size: ${token('type.size.small')};
    color: ${token('color.text.danger')};
    svg {
      margin-block-start: ${token('optic.sign')};
    }
  }
`;
