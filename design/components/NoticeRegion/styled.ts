import { keyframes, styled } from 'styled-components';
import type { Tone } from '../../foundations/tone';
import { narrow } from '../../foundations/media';
import { token } from '../../tokens/token';

const drop = keyframes`
  from { opacity: 0; transform: translateY(calc(-1 * ${token('space.2')})) scale(0.98); }
`;

export const Place = styled.section`
  position: fixed;
  z-index: ${token('layer.notice')};
  inset-block-start: 0;
  inset-inline: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  padding: ${token('space.4')};
  pointer-events: none;
  /* On a phone the head of a dialog is under the top edge; the lower one is nearer to the thumb too. */
  @media ${narrow} { inset-block: auto 0; }
`;

export const Lane = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  max-inline-size: min(100%, ${token('measure.30')});
`;

export const Toast = styled.div<{ $tone: Tone }>`
  display: flex;
  align-items: flex-start;
  gap: ${token('space.2')};
  max-inline-size: 100%;
  margin-block-end: ${token('space.2')};
  padding-block: ${token('space.2')};
  padding-inline: ${token('space.4')} ${token('space.2')};
  border: ${token('line.hairline')} solid ${({ $tone }) => token(`color.tone.${$tone}.border`)};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.raised')};
  color: ${token('color.text.primary')};
  box-shadow: ${token('shadow.raised')};
  font-size: ${token('type.size.label')};
  pointer-events: auto;
  animation: ${drop} ${token('motion.duration.enter')} ${token('motion.easing.enter')};
`;

export const Sign = styled.span`
  flex: none;
  padding-block: ${token('space.1')};
`;

export const Words = styled.span`
  flex: 1;
  min-inline-size: 0;
  padding-block: ${token('space.1')};
`;
