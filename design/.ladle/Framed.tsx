import { styled } from 'styled-components';
import { storyAddress } from '../docs/storyAddress';
import { token } from '../tokens/token';
import { useAddress, useView } from './addressView';

const Window = styled.iframe`
  display: block;
  /* What header and the story's bar leave of the window. */
  block-size: calc(100dvb - 7rem);
  min-block-size: 30rem;
  border: 0;
  &[width] {
    margin-inline: auto;
    box-shadow: ${token('shadow.card')};
  }
  &:not([width]) {
    inline-size: 100%;
  }
`;

const Bench = styled.div`
  overflow-x: auto;
`;

/**
 * Shows the story in its own window, so that media queries, dialogs and reflow apply to that
 * window, and inert content does not affect the documentation.
 */
export function Framed({ story }: { story: string }) {
  const { frame } = useView();
  const address = storyAddress(useAddress(), story, 'preview');
  return (
    <Bench>
      <Window key={address} title={story} src={address} width={frame || undefined} />
    </Bench>
  );
}
