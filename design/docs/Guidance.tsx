import { styled } from 'styled-components';
import { Heading } from '../components/Heading/Heading';
import { CheckIcon, CloseIcon } from '../icons/icons';
import { token } from '../tokens/token';
import type { ComponentDocumentation } from './documentation';
import { Shown } from './Overlays';
import { Columns } from './styled';

type Pair = Exclude<ComponentDocumentation['guidance'], string>;

const Advice = styled.div<{ $tone: 'success' | 'danger' }>`
  display: grid;
  grid-row: span 3;
  grid-template-rows: subgrid;
  gap: ${token('space.2')};
  min-inline-size: 0;
  > div:first-child {
    border-block-end: 3px solid ${({ $tone }) => token(`color.tone.${$tone}.icon`)};
  }
  > h3 {
    display: flex;
    align-items: center;
    gap: ${token('space.2')};
    font-size: ${token('type.size.medium')};
    svg {
      color: ${({ $tone }) => token(`color.tone.${$tone}.icon`)};
    }
  }
  > p {
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.label')};
  }
`;

interface PictureProps {
  tone: 'success' | 'danger';
  advice: Pair['good'];
  of: ComponentDocumentation | undefined;
}

function Picture({ tone, advice: { show, why }, of }: PictureProps) {
  return (
    <Advice $tone={tone}>
      <Shown show={show} of={of} />
      <Heading level={3}>
        {tone === 'success' ? <CheckIcon size="small" /> : <CloseIcon size="small" />}
        {tone === 'success' ? 'Do' : 'Don’t'}
      </Heading>
      <p>{why}</p>
    </Advice>
  );
}

export function Guidance({ good, bad, of }: Pair & { of?: ComponentDocumentation }) {
  return (
    <Columns>
      <Picture tone="success" advice={good} of={of} />
      <Picture tone="danger" advice={bad} of={of} />
    </Columns>
  );
}
