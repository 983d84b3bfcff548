import { styled } from 'styled-components';
import { Card, token } from '../../../design';

export const Main = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${token('space.12')};
  inline-size: min(64rem, 100%);
  margin-inline: auto;
  padding: clamp(${token('space.10')}, 10vh, 8rem) ${token('space.5')} ${token('space.16')};

  &:focus {
    outline: none;
  }
`;

export const Hero = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${token('space.4')};
  max-inline-size: 44rem;
  overflow-wrap: anywhere;
`;

export const Steps = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: ${token('space.5')};
`;

export const Step = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2')};
`;
