import { styled } from 'styled-components';
import { storyAddress } from '../docs/storyAddress';
import { token } from '..';
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

const Whole = styled.iframe`
  display: block;
  inline-size: 100%;
  block-size: 100dvb;
  min-block-size: 30rem;
  border: 0;
`;

/** Whether a story is a screen or an overlay. Beside Ladle's list it then needs its own window. */
export function isScreen(story: string): boolean {
  if (/^components--(modal|notice-region)--/.test(story)) return !story.endsWith('--documentation');
  return !/^(overview|foundations|components)--/.test(story);
}

/**
 * Shows the story in its own window, so that media queries, dialogs and reflow apply to that
 * window, and inert content does not affect Ladle's list.
 * @param width px; 0 for all available space
 */
export function Framed({ story, width }: { story: string; width: number }) {
  const address = storyAddress(useAddress(), story, 'preview');
  if (width === 0) return <Whole key={address} data-whole="" title={story} src={address} />;
  return (
    <Bench>
      <span>{width} px</span>
      <Window key={address} title={`${story} at ${width} px`} src={address} width={width} />
    </Bench>
  );
}
