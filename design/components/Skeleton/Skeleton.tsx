import { Bone } from './styled';
import type { SkeletonRadius } from './styled';

export interface SkeletonProps {
  /** CSS lengths; default: a full-width line of text. */
  inlineSize?: string | undefined;
  blockSize?: string | undefined;
  radius?: SkeletonRadius | undefined;
}

/**
 * Reserves the space of loading content, so that nothing moves. Hidden from assistive technology:
 * mark the region as busy.
 */
export function Skeleton({
  inlineSize = '100%',
  blockSize = '1em',
  radius = 'small',
}: SkeletonProps) {
  return (
    <Bone aria-hidden="true" $inlineSize={inlineSize} $blockSize={blockSize} $radius={radius} />
  );
}
