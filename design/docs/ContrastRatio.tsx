interface ContrastRatioProps {
  ratio: number;
  /** The minimum. */
  least: number;
}

/** A contrast, and whether it is enough. */
export function ContrastRatio({ ratio, least }: ContrastRatioProps) {
  return `${ratio.toFixed(2)} ${ratio >= least ? '✓ passes' : '✗ fails'}`;
}
