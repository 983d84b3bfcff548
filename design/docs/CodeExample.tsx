import { styled } from 'styled-components';
import { token } from '../tokens/token';
import { CopyButton } from './CopyButton';
import type { ComponentDocumentation } from './documentation';
import { Specimen } from './Sheet';
import { Scroll } from './styled';

const Frame = styled.div`
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.raised')};
  > div:first-child {
    border: 0;
    border-block-end: 1px solid ${token('color.border.subtle')};
    border-radius: ${token('radius.surface')} ${token('radius.surface')} 0 0;
  }
`;

const Source = styled.div`
  > div:first-child {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${token('space.3')};
    padding: ${token('space.2')} ${token('space.5')};
    border-block-end: 1px solid ${token('color.border.subtle')};
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.small')};
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

/** A live example above the text of its own file. */
export function CodeExample({ Example, code }: ComponentDocumentation['example']) {
  return (
    <Frame>
      <Specimen>
        <Example />
      </Specimen>
      <Source>
        <div>
          <span>TypeScript</span>
          <CopyButton
            label="Copy code"
            copied="Code copied"
            refused="Select the code to copy it"
            text={() => code}
          />
        </div>
        <Scroll tabIndex={0} role="region" aria-label="Code of the example">
          <pre>
            <code>{code}</code>
          </pre>
        </Scroll>
      </Source>
    </Frame>
  );
}
