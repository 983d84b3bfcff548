import { styled } from 'styled-components';
import { token } from '#design';

/** The result of a form, in its place: a sign, a title that takes the focus, and text. */
export const Outcome = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${token('space.4')};
  overflow-wrap: anywhere;
`;

export const Sign = styled.span<{ $tone: 'success' | 'info' | 'warning' }>`
  display: grid;
  place-items: center;
  inline-size: ${token('size.control.large')};
  block-size: ${token('size.control.large')};
  border-radius: ${token('radius.full')};
  background: ${({ $tone }) => token(`color.tone.${$tone}.surface`)};
  color: ${({ $tone }) => token(`color.tone.${$tone}.icon`)};
`;

export const OutcomeTitle = styled.h2`
  margin: 0;
  font-size: ${token('type.size.heading3')};
  font-weight: ${token('type.weight.strong')};
  line-height: ${token('type.line.body')};
  &:focus {
    outline: none;
  }
`;
