import { styled } from 'styled-components';
import { token } from '../tokens/token';
import { CodeBlock } from './CodeBlock';
import type { ComponentDocumentation } from './documentation';
import { Specimen } from './Sheet';

/** A frame around live content and its code. */
export const ExampleFrame = styled.div`
  border: 1px solid ${token('color.border.subtle')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.card')};
  > div:first-child {
    border: 0;
    border-block-end: 1px solid ${token('color.border.subtle')};
    border-radius: 0;
    background: none;
  }
  > div:last-child {
    border-end-start-radius: inherit;
    border-end-end-radius: inherit;
    background: ${token('color.surface.raised')};
  }
`;

/** A live example above the text of its own file. */
export function CodeExample({ Example, code }: ComponentDocumentation['example']) {
  return (
    <ExampleFrame>
      <Specimen>
        <Example />
      </Specimen>
      <CodeBlock label="Code of the example" language="TSX" code={code} />
    </ExampleFrame>
  );
}
