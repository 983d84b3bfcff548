import { Bone } from './styled';
import type { SkeletonRadius } from './styled';

export interface SkeletonProps {
  /** A CSS length; without one, the whole line. */
  inlineSize?: string | undefined;
  /** A CSS length; without one, a line of text. */
  blockSize?: string | undefined;
  /** As that of the content that it stands for. */
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
