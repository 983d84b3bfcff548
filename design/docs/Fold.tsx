import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens/token';

const Details = styled.details`
  > summary {
    cursor: pointer;
    > * {
      display: inline;
    }
  }
  &[open] > summary {
    margin-block-end: ${token('space.4')};
  }
`;

interface FoldProps {
  heading: ReactNode;
  open?: boolean;
  children: ReactNode;
}

export const Fold = ({ heading, open = false, children }: FoldProps) => (
  <Details open={open}>
    <summary>{heading}</summary>
    {children}
  </Details>
);
