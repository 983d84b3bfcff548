import { styled } from 'styled-components';
import { Heading, phone, token } from '#design';

export const Marks = styled.div`
  display: flex;
  gap: ${token('space.1')};
  margin-block-end: ${token('space.2')};
`;

/** A border, because forced colors keep it, although not its color. */
export const Mark = styled.span<{ $reached: boolean }>`
  flex: 1;
  border-block-start: ${token('space.1')} solid
    ${({ $reached }) => token($reached ? 'color.accent.text' : 'color.border.default')};
  @media (forced-colors: active) {
    border-style: ${({ $reached }) => ($reached ? 'solid' : 'dotted')};
  }
`;

/** Below the title of the dialog in size; on phones, where that is small, above it. */
export const StepTitle = styled(Heading)`
  font-size: ${token('type.size.field')};
  overflow-wrap: anywhere;
  hyphens: auto;
  &:focus {
    outline: none;
  }
  @media ${phone} {
    font-size: ${token('type.size.heading2')};
  }
`;

export const Account = styled.strong`
  color: ${token('color.text.primary')};
  font-weight: ${token('type.weight.medium')};
`;
