import { css, styled } from 'styled-components';
import { token } from '../../tokens/token';

const colors = {
  accent: css`
    border-color: ${token('color.accent.border')};
    background: ${token('color.accent.surface')};
    color: ${token('color.accent.text')};
  `,
  neutral: css`
    border-color: ${token('color.border.default')};
    background: ${token('color.surface.sunken')};
    color: ${token('color.text.secondary')};
  `,
};

export const Pill = styled.span<{ $tone: keyof typeof colors }>`
  display: inline-block;
  max-inline-size: 100%;
  padding: 0 ${token('space.2')};
  border: ${token('line.hairline')} solid;
  /* Half of one line: several lines do not run into the corners. */
  border-radius: calc(0.5lh + ${token('line.hairline')});
  ${({ $tone }) => colors[$tone]}
  font-size: ${token('type.size.small')};
  font-weight: ${token('type.weight.medium')};
  line-height: ${token('type.line.body')};
  overflow-wrap: anywhere;
`;
