import { styled } from 'styled-components';
import { narrow } from '../../foundations/media';
import { colorTransition, visuallyHidden } from '../../foundations/mixins';
import { token } from '../../tokens/token';

export const RadioFieldset = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

/** A component of its own, so that the first paint of forms does not contain its rules. */
export const CompactFieldset = styled(RadioFieldset)`
  display: flex;
  align-items: center;
  > legend {
    /* A legend that floats can be a flex item. */
    float: inline-start;
    inline-size: auto;
    margin: 0;
    margin-inline-end: ${token('space.3')};
    @media ${narrow} {
      ${visuallyHidden}
    }
  }
  > legend + div {
    flex: 1;
    flex-wrap: nowrap;
    gap: ${token('space.2')};
    min-inline-size: 0;
  }
  label {
    flex: 1 1 auto;
    min-inline-size: min-content;
    min-block-size: ${token('size.control.small')};
    padding: ${token('space.1')} ${token('space.2')};
    font-size: ${token('type.size.label')};
    line-height: ${token('type.line.heading')};
  }
`;

export const Legend = styled.legend`
  inline-size: 100%;
  padding: 0;
  margin-block-end: ${token('space.2')};
  font-size: ${token('type.size.label')};
  font-weight: ${token('type.weight.medium')};
`;

export const Options = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')} ${token('space.3')};
  /* The error, whose place takes none while it is empty. */
  & + div {
    margin-block-start: ${token('space.2')};
  }
  & + div:empty {
    margin-block-start: 0;
  }
`;

/** The whole box is the target. */
export const Option = styled.label`
  display: inline-flex;
  flex: 1 1 ${token('measure.8')};
  /* Text stays on one line if it fits in a line of the form; the box then takes the whole line. */
  min-inline-size: fit-content;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.control.large')};
  padding: ${token('space.2')} ${token('space.4')};
  border: ${token('line.hairline')} solid ${token('color.border.field')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.field')};
  cursor: pointer;
  ${colorTransition}
  &:hover {
    border-color: ${token('color.border.fieldHover')};
  }
  &:has(:checked) {
    border-color: ${token('color.border.selected')};
    background: ${token('color.surface.selected')};
  }
  &:has([aria-invalid='true']) {
    border-color: ${token('color.border.danger')};
  }
  &:has(:focus-visible) {
    outline: ${token('line.focus')} solid ${token('color.focus')};
    outline-offset: calc(-1 * ${token('line.hairline')});
  }
  &:has(:disabled) {
    background: ${token('color.surface.sunken')};
    color: ${token('color.text.muted')};
    cursor: not-allowed;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      border-color: Highlight;
    }
  }
`;

export const Dot = styled.input`
  appearance: none;
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${token('size.check')};
  block-size: ${token('size.check')};
  margin: 0;
  border: ${token('line.control')} solid ${token('color.border.field')};
  border-radius: ${token('radius.full')};
  background: ${token('color.surface.field')};
  cursor: inherit;
  &::after {
    content: '';
    inline-size: ${token('space.2')};
    block-size: ${token('space.2')};
    border-radius: ${token('radius.full')};
    background: ${token('color.action.primary.text')};
    opacity: 0;
    scale: 0.4;
    transition:
      scale ${token('motion.duration.fast')} ${token('motion.easing.enter')},
      opacity ${token('motion.duration.fast')};
  }
  &:checked {
    border-color: ${token('color.action.primary.rest')};
    background: ${token('color.action.primary.rest')};
  }
  &:checked::after {
    opacity: 1;
    scale: 1;
  }
  &:disabled {
    opacity: 0.6;
  }
  /* The surrounding box shows the focus. */
  &:focus-visible {
    outline: ${token('line.focus')} solid transparent;
  }
  @media (forced-colors: active) {
    appearance: auto;
    &::after {
      content: none;
    }
  }
`;
