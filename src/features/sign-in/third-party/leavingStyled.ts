import { styled } from 'styled-components';
import { token } from '#design';

export const Departure = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.5')};
  padding-block: ${token('space.6')};
  text-align: center;
  > div:focus {
    outline: none;
  }
`;

export const Marks = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.4')};
  color: ${token('color.text.muted')};
`;

export const WayMark = styled.span`
  display: grid;
  place-items: center;
  inline-size: ${token('space.10')};
  block-size: ${token('space.10')};
  border: ${token('line.hairline')} solid ${token('color.border.default')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.primary')};
`;
