import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens/token';

const Word = styled.span`
  &[data-kind='text'] {
    color: ${token('color.tone.success.text')};
  }
  &[data-kind='keyword'] {
    color: ${token('color.accent.text')};
  }
  &[data-kind='tag'] {
    color: ${token('color.text.link')};
  }
  &[data-kind='comment'] {
    color: ${token('color.text.secondary')};
  }
`;

const KINDS = [
  ['comment', String.raw`//[^\n]*|/\*[\s\S]*?\*/`],
  ['text', String.raw`'[^'\n]*'|"[^"\n]*"|${'`'}[^${'`'}]*${'`'}`],
  ['tag', String.raw`(?<=</?)[A-Z]\w*`],
  [
    'keyword',
    String.raw`\b(?:import|from|export|function|return|const|type|true|false|null|undefined)\b`,
  ],
] as const;

const PATTERN = new RegExp(KINDS.map(([, source]) => `(${source})`).join('|'), 'g');

/** Code with colours for its texts, keywords and components. */
export function coloured(code: string): ReactNode[] {
  const nodes: ReactNode[] = [];
  let end = 0;
  for (const match of code.matchAll(PATTERN)) {
    const kind = KINDS.find((_, index) => match[index + 1] !== undefined)?.[0];
    nodes.push(
      code.slice(end, match.index),
      <Word key={match.index} data-kind={kind}>
        {match[0]}
      </Word>,
    );
    end = match.index + match[0].length;
  }
  return [...nodes, code.slice(end)];
}
