import { styled } from 'styled-components';
import { token } from '../tokens/token';
import { CodeBlock } from './CodeBlock';
import { useExample } from './componentDocs';
import { Specimen } from './Sheet';

/** A frame around live content and its code. */
const Frame = styled.div`
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

/** The live example of a component above the text of its file. */
export function CodeExample({ name }: { name: string }) {
  const { Example, code } = useExample(name);
  return (
    <Frame>
      <Specimen>
        <Example />
      </Specimen>
      <CodeBlock label="Code" code={code} />
    </Frame>
  );
}
