import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../components/Skeleton/Skeleton';
import { token } from '../tokens/token';

interface LiveFrameProps {
  title: string;
  src: string;
  /** Width of the window for the page, px. */
  width: number;
  height: number;
}

/** Shows a window at a reduced size: as wide as space allows, in the window's proportions. */
const Small = styled.div<{ $width: number; $height: number }>`
  position: relative;
  container-type: inline-size;
  overflow: hidden;
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  border-radius: ${token('radius.surface')};
  outline: 1px solid ${token('color.border.default')};
  background: ${token('color.surface.page')};
  > iframe {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
    border: 0;
    transform-origin: 0 0;
  }
`;

/**
 * How far outside the window a frame starts to load; loading hundreds at once would be too slow.
 */
const AHEAD = '600px';

/**
 * A page in a small window, loaded when it becomes visible. It is an illustration: nothing in it
 * takes the focus.
 */
export function LiveFrame({ title, src, width, height }: LiveFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    const seen = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting === true), {
      rootMargin: AHEAD,
    });
    const sized = new ResizeObserver(([entry]) =>
      setScale((entry?.contentRect.width ?? width) / width),
    );
    seen.observe(element);
    sized.observe(element);
    return () => {
      seen.disconnect();
      sized.disconnect();
    };
  }, [width]);
  return (
    <Small ref={place} $width={width} $height={height} dir="ltr">
      {isNear ? (
        <iframe
          title={title}
          src={src}
          width={width}
          height={height}
          style={{ transform: `scale(${scale})` }}
          tabIndex={-1}
          inert
        />
      ) : (
        <Skeleton blockSize="100%" radius="control" />
      )}
    </Small>
  );
}
