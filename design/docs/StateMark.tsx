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
  color: ${token('color.text.secondary')};
  text-align: center;
  &[title='Error'] {
    color: ${token('color.tone.danger.text')};
    font-weight: ${token('type.weight.strong')};
  }
`;

/** What a screen shows, as a sign. */
export function StateMark({ state }: { state: ScreenState }) {
  return (
    <Mark role="img" aria-label={state} title={state}>
      {SIGNS[state]}
    </Mark>
  );
}
