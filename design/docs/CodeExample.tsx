import { styled } from 'styled-components';
import { token } from '../tokens/token';
import { CodeBlock } from './CodeBlock';
import { useExample } from './componentDocs';
import { Specimen } from './Sheet';

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

export function LiveExample({ name }: { name: string }) {
  const { Example } = useExample(name);
  return (
    <Specimen>
      <Example />
    </Specimen>
  );
}

export const CodeExample = ({ name }: { name: string }) => (
  <Frame>
    <LiveExample name={name} />
    <CodeBlock label="Code" code={useExample(name).code} />
  </Frame>
);
