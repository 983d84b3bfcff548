import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../components/Skeleton/Skeleton';
import type { Brand } from '../tokens/brand';
import { brandCss } from '../tokens/brandCss';
import { token } from '../tokens/token';

interface LiveFrameProps {
  title: string;
  src: string;
  /** Width of the window for the page, px. */
  width: number;
  height: number;
  /** Changes without a reload of the page. */
  brand?: Brand | undefined;
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

const STYLE = 'brand-of-frame';

/** Writes the brand into the page of the frame, which has our origin. */
function writeBrand(frame: HTMLIFrameElement | null, brand: Brand | undefined): void {
  const page = frame?.contentDocument;
  if (!page?.head) return;
  const style =
    page.getElementById(STYLE)
    ?? page.head.appendChild(Object.assign(page.createElement('style'), { id: STYLE }));
  style.textContent = brand === undefined ? '' : brandCss(brand);
}

/**
 * A page in a small window, loaded when it becomes visible. It is an illustration: nothing in it
 * takes the focus.
 */
export function LiveFrame({ title, src, width, height, brand }: LiveFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
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
  useEffect(() => writeBrand(frame.current, brand), [brand]);
  return (
    <Small ref={place} $width={width} $height={height} dir="ltr">
      {isNear ? (
        <iframe
          ref={frame}
          onLoad={() => writeBrand(frame.current, brand)}
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
