import { styled } from 'styled-components';
import { token } from '../../../design';

export const HelpMain = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${token('space.6')};
  inline-size: min(40rem, 100%);
  margin-inline: auto;
  padding: ${token('space.12')} ${token('space.5')} ${token('space.16')};

  &:focus {
    outline: none;
  }
`;

export const Advice = styled.ol`
  display: flex;
  flex-direction: column;
  gap: ${token('space.3')};
  margin: 0;
  padding-inline-start: ${token('space.6')};
  line-height: ${token('type.line.body')};
`;
