import type { ReactNode } from 'react';
import { DocPart } from './Sheet';
import { Points } from './styled';

/** A list of sentences; each is different. */
export function PointList({ points }: { points: readonly string[] }) {
  return (
    <Points>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </Points>
  );
}

/** A section of a page with its rules. */
export function Rules({ rules }: { rules: readonly string[] }): ReactNode {
  return (
    <DocPart title="Rules">
      <PointList points={rules} />
    </DocPart>
  );
}
