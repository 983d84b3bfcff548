import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Heading } from '../components/Heading/Heading';
import { CheckIcon, CloseIcon } from '../icons/icons';
import { token } from '../tokens/token';
import type { ComponentDocumentation, Draw } from './documentation';
import { Phrased } from './Phrased';
import { Specimen } from './Sheet';
import { Columns } from './styled';

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
  title: ReactNode;
  tone: 'success' | 'danger';
  advice: { show: Draw; why: string };
}

function Picture({ title, tone, advice: { show, why } }: PictureProps) {
  return (
    <Advice $tone={tone}>
      <Specimen>
        <Phrased show={show} />
      </Specimen>
      <Heading level={3}>
        {tone === 'success' ? <CheckIcon size="small" /> : <CloseIcon size="small" />}
        {title}
      </Heading>
      <p>{why}</p>
    </Advice>
  );
}

/** A good and a bad use beside each other, both live. */
export function Guidance({ good, bad }: NonNullable<ComponentDocumentation['guidance']>) {
  return (
    <Columns>
      <Picture title="Do" tone="success" advice={good} />
      <Picture title="Don't" tone="danger" advice={bad} />
    </Columns>
  );
}
