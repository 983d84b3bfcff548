import type { HTMLAttributes } from 'react';
import { Surface } from './styled';

/** A calm surface that keeps related things together. A plain `div`: give it a role if it needs one. */
export function Card(props: HTMLAttributes<HTMLDivElement>) {
  return <Surface {...props} />;
}
