import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { Text } from '../../components/Text/Text';
import { RefreshIcon } from '../../icons/icons';
import { token } from '../../tokens/token';
import type { TokenName } from '../../tokens/token';
import { DocPart, DocSheet } from '../Sheet';
import { TokenTable } from './TokenTable';
import { tokensWith } from './tokenUses';
import { leads } from '../chapters/chapterTexts';

const cross = keyframes`
  from { inset-inline-start: 0; }
`;

const Track = styled.div`
  position: relative;
  inline-size: 8rem;
  block-size: ${token('space.4')};
  border-radius: ${token('radius.full')};
  background: ${token('color.surface.skeleton')};
`;

/** Crosses its track once. */
const Dot = styled.div<{ $duration: TokenName; $easing: TokenName }>`
  position: absolute;
  inset-inline-start: calc(100% - ${token('space.4')});
  inline-size: ${token('space.4')};
  block-size: ${token('space.4')};
  border-radius: ${token('radius.full')};
  background: ${token('color.action.primary.rest')};
  animation: ${cross} ${({ $duration }) => token($duration)} ${({ $easing }) => token($easing)} both;
`;

/** The button, or under reduced motion the reason why it would play nothing. */
const Play = styled.div`
  > p {
    display: none;
  }
  @media (prefers-reduced-motion: reduce) {
    > button {
      display: none;
    }
    > p {
      display: block;
    }
  }
`;

/** Durations and easings; nothing moves under reduced motion. */
export function MotionPage() {
  const [round, setRound] = useState(0);
  return (
    <DocSheet
      title="Motion"
      lead={leads['foundations--motion']}
      aside={
        <Play>
          <Button icon={<RefreshIcon size="small" />} onClick={() => setRound(round + 1)}>
            Play again
          </Button>
          <Text tone="secondary">Nothing moves, because your system asks for reduced motion.</Text>
        </Play>
      }
    >
      <DocPart title="Durations">
        <TokenTable
          key={round}
          label="Durations"
          names={tokensWith('motion.duration.')}
          sample={(name) => (
            <Track>
              <Dot $duration={name} $easing="motion.easing.enter" />
            </Track>
          )}
        />
      </DocPart>
      <DocPart title="Easings" lead="Slowed down to the duration of a pulse.">
        <TokenTable
          key={round}
          label="Easings"
          names={tokensWith('motion.easing.')}
          sample={(name) => (
            <Track>
              <Dot $duration="motion.duration.pulse" $easing={name} />
            </Track>
          )}
        />
      </DocPart>
    </DocSheet>
  );
}
