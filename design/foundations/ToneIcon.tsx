import { styled } from 'styled-components';
import { CheckIcon, DangerIcon, InfoIcon, WarningIcon } from '../icons/icons';
import { token } from '../tokens/token';
import type { Tone } from './tone';

const icons = { info: InfoIcon, success: CheckIcon, warning: WarningIcon, danger: DangerIcon };

const Tint = styled.span<{ $tone: Tone }>`
  flex: none;
  color: ${({ $tone }) => token(`color.tone.${$tone}.icon`)};
`;

/** The icon of a tone, in its color. Decorative: the text beside it says what happened. */
export function ToneIcon({ tone }: { tone: Tone }) {
  const Sign = icons[tone];
  return (
    <Tint $tone={tone}>
      <Sign />
    </Tint>
  );
}
