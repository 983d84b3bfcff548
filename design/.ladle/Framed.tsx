import { styled } from 'styled-components';
import { storyAddress } from '../docs/storyAddress';
import { token } from '../index';
import { useAddress } from './addressView';

const Bench = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${token('space.2')};
  min-inline-size: min-content;
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.small')};
`;

const Window = styled.iframe`
  block-size: calc(100dvb - 9rem);
  min-block-size: 30rem;
  border: 1px solid ${token('color.border.default')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.page')};
  box-shadow: ${token('shadow.card')};
`;

/** The story in a window of its own of that width, px: media queries, dialogs and reflow are those of such a window. */
export function Framed({ story, width }: { story: string; width: number }) {
  const address = storyAddress(useAddress(), story, 'preview');
  return (
    <Bench>
      <span>{width} px</span>
      <Window key={address} title={`${story} at ${width} px`} src={address} width={width} />
    </Bench>
  );
}
