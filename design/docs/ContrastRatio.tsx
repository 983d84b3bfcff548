import { styled } from 'styled-components';

const Whole = styled.span`
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

interface ContrastRatioProps {
  ratio: number;
  /** The minimum. */
  least: number;
}

/** A contrast, and whether it is enough. */
export function ContrastRatio({ ratio, least }: ContrastRatioProps) {
  return <Whole>{`${ratio.toFixed(2)} ${ratio >= least ? '✓ passes' : '✗ fails'}`}</Whole>;
}
