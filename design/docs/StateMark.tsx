import { styled } from 'styled-components';
import { token } from '../tokens/token';
import type { ScreenState } from './shell/siteMap';

const SIGNS: Readonly<Record<ScreenState, string>> = {
  Content: '●',
  Waiting: '◔',
  Empty: '○',
  Question: '?',
  Error: '!',
};

const Mark = styled.span`
  flex: none;
  inline-size: 1.25rem;
  border-radius: ${token('radius.small')};
  color: ${token('color.text.secondary')};
  line-height: 1.25rem;
  text-align: center;
  &[data-state='Error'] {
    background: ${token('color.tone.danger.surface')};
    color: ${token('color.tone.danger.text')};
  }
  &[data-state='Question'] {
    background: ${token('color.tone.warning.surface')};
    color: ${token('color.tone.warning.text')};
  }
`;

/** What a screen shows, as a sign. */
export function StateMark({ state }: { state: ScreenState }) {
  return (
    <Mark role="img" aria-label={state} title={state} data-state={state}>
      {SIGNS[state]}
    </Mark>
  );
}
