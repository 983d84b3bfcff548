import type { HTMLAttributes } from 'react';
import { Surface } from './styled';

/** A calm surface that groups related content. A plain `div`: give it a role if it needs one. */
export function Card(props: HTMLAttributes<HTMLDivElement>) {
  return <Surface {...props} />;
}
