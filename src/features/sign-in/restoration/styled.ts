import { styled } from 'styled-components';
import { token } from '#design';

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

export const StepTitle = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  > h3 {
    min-inline-size: 0;
    overflow-wrap: anywhere;
    hyphens: auto;
  }
  > h3:focus {
    outline: none;
  }
`;

export const Seal = styled.span`
  display: inline-flex;
  flex: none;
  padding: ${token('space.2')};
  border-radius: ${token('radius.full')};
  background: ${token('color.tone.success.surface')};
  color: ${token('color.tone.success.icon')};
`;

export const Account = styled.strong`
  color: ${token('color.text.primary')};
  font-weight: ${token('type.weight.medium')};
`;
