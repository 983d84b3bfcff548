import { styled } from 'styled-components';
import { storyAddress } from '../docs/storyAddress';
import { token } from '../tokens/token';
import { useAddress, useView } from './addressView';

/** What header and the story's bar leave of the window. */
const REST = 'calc(100dvb - 7rem)';

const Bench = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.2')};
  overflow-x: auto;
  padding: ${token('space.4')};
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.small')};
`;

const Window = styled.iframe`
  flex: none;
  block-size: calc(${REST} - 4rem);
  min-block-size: 30rem;
  border: 1px solid ${token('color.border.default')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.page')};
  box-shadow: ${token('shadow.card')};
`;

const Whole = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: ${REST};
  min-block-size: 30rem;
  border: 0;
`;

/**
 * Shows the story in its own window, so that media queries, dialogs and reflow apply to that
 * window, and inert content does not affect the documentation.
 */
export function Framed({ story }: { story: string }) {
  const { frame } = useView();
  const address = storyAddress(useAddress(), story, 'preview');
  if (frame === 0) return <Whole key={address} title={story} src={address} />;
  return (
    <Bench>
      <span>{frame} px</span>
      <Window key={address} title={`${story} at ${frame} px`} src={address} width={frame} />
    </Bench>
  );
}
