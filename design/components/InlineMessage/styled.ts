import { styled } from 'styled-components';
import type { Tone } from '../../foundations/tone';
import { token } from '../../tokens/token';

/** The width of the icon and the gap after it. */
const SIGN = `(${token('size.icon.medium')} + ${token('space.2')})`;

export const Message = styled.div<{ $tone: Tone }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.2')} ${token('space.3')};
  padding-block: ${token('space.3')};
  /* An action that does not fit beside the text wraps below the text, not below the icon. */
  padding-inline: calc(${token('space.4')} + ${SIGN}) ${token('space.4')};
  border: ${token('line.hairline')} solid ${({ $tone }) => token(`color.tone.${$tone}.border`)};
  border-radius: ${token('radius.surface')};
  background: ${({ $tone }) => token(`color.tone.${$tone}.surface`)};
  color: ${({ $tone }) => token(`color.tone.${$tone}.text`)};
  font-size: ${token('type.size.label')};
`;

export const MessageText = styled.div`
  display: flex;
  flex: 1 1 ${token('measure.12')};
  gap: ${token('space.2')};
  min-inline-size: 0;
  > span {
    margin-inline-start: calc(-1 * ${SIGN});
  }
  svg {
    margin-block-start: ${token('optic.sign')};
  }
  > div {
    flex: 1;
    min-inline-size: 0;
    text-wrap: pretty;
  }
`;
