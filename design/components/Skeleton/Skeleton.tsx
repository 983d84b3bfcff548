import { Bone } from './styled';
import type { SkeletonRadius } from './styled';

export interface SkeletonProps {
  /** CSS lengths; a full-width line of text unless given. */
  inlineSize?: string | undefined;
  blockSize?: string | undefined;
  radius?: SkeletonRadius | undefined;
}

/** Holds the place of what is loading so that nothing jumps. Hidden from assistive technology: mark the region busy. */
export function Skeleton({
  inlineSize = '100%',
  blockSize = '1em',
  radius = 'small',
}: SkeletonProps) {
  return (
    <Bone aria-hidden="true" $inlineSize={inlineSize} $blockSize={blockSize} $radius={radius} />
  );
}
