import { useState } from 'react';
import { keyframes, styled } from 'styled-components';
import { Button } from '../../components/Button/Button';
import { RefreshIcon } from '../../icons/icons';
import { themes } from '../../tokens/themes';
import { token } from '../../tokens/token';
import type { TokenName } from '../../tokens/token';
import { DocPart, DocSheet } from '../Sheet';
import { Grid, Stage, Tile, Tiles } from '../styled';

const come = keyframes`
  from { opacity: 0; transform: translateY(8px); }
`;

const grow = keyframes`
  from { inline-size: 0; }
`;

const Card = styled.div<{ $duration: TokenName }>`
  inline-size: 100%;
  padding: ${token('space.4')};
  border: 1px solid ${token('color.border.default')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.raised')};
  animation: ${come} ${({ $duration }) => token($duration)} ${token('motion.easing.enter')} both;
`;

const Run = styled.div<{ $duration: TokenName; $easing: TokenName }>`
  inline-size: 100%;
  block-size: ${token('space.3')};
  border-radius: ${token('radius.full')};
  background: ${token('color.action.primary.rest')};
  animation: ${grow} ${({ $duration }) => token($duration)} ${({ $easing }) => token($easing)} both;
`;

const named = (start: string) =>
  [...themes.shared.keys()].filter((name) => name.startsWith(start)) as TokenName[];

/** Durations and easings; nothing moves under reduced motion. */
export function MotionPage() {
  const [round, setRound] = useState(0);
  return (
    <DocSheet
      title="Motion"
      lead="Under 200 ms for responses to a press; only waiting takes longer. If the system asks for less motion, changes are immediate and spinners pulse slowly."
      aside={
        <div>
          <Button icon={<RefreshIcon size="small" />} onClick={() => setRound(round + 1)}>
            Play again
          </Button>
        </div>
      }
    >
      <DocPart title="Durations">
        <Tiles key={round}>
          {named('motion.duration.').map((name) => (
            <Tile key={name}>
              <Stage>
                <Card $duration={name}>Sample</Card>
              </Stage>
              <figcaption>
                <code>{name}</code> {themes.shared.get(name)}
              </figcaption>
            </Tile>
          ))}
        </Tiles>
      </DocPart>
      <DocPart title="Easings" lead="Slowed down to the duration of a pulse.">
        <Grid key={round}>
          <thead>
            <tr>
              <th scope="col">Token</th>
              <th scope="col">Curve</th>
              <th scope="col">Sample</th>
            </tr>
          </thead>
          <tbody>
            {named('motion.easing.').map((name) => (
              <tr key={name}>
                <th scope="row">
                  <code>{name}</code>
                </th>
                <td>{themes.shared.get(name)}</td>
                <td style={{ inlineSize: '50%' }}>
                  <Run $duration="motion.duration.pulse" $easing={name} />
                </td>
              </tr>
            ))}
          </tbody>
        </Grid>
      </DocPart>
    </DocSheet>
  );
}
