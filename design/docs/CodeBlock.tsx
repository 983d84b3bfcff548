import { useId } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens/token';
import { CopyButton } from './CopyButton';
import { Scroll } from './styled';

const Source = styled.div`
  min-inline-size: 0;
  > div:first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
    padding: ${token('space.2')} ${token('space.5')};
    border-block-end: 1px solid ${token('color.border.subtle')};
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.small')};
    > small {
      flex-basis: 100%;
      font-size: inherit;
    }
  }
  pre {
    inline-size: max-content;
    margin: 0;
    padding: ${token('space.5')};
    font-size: ${token('type.size.small')};
    line-height: ${token('type.line.prose')};
    scrollbar-width: thin;
  }
  && code {
    overflow-wrap: normal;
    font-size: inherit;
  }
`;

interface CodeBlockProps {
  /** Names the region and, after "Copy", the button. */
  label: string;
  code: string;
  /** Why it cannot be copied. */
  refusal?: string | undefined;
}

export function CodeBlock({ label, code, refusal }: CodeBlockProps) {
  const id = useId();
  return (
    <Source>
      <div>
        <span>{label}</span>
        <CopyButton name={label.toLowerCase()} text={code} refusedBy={refusal && id} />
        {refusal === undefined ? null : <small id={id}>{refusal}</small>}
      </div>
      <Scroll role="region" aria-label={label}>
        <pre>
          <code>{code}</code>
        </pre>
      </Scroll>
    </Source>
  );
}
