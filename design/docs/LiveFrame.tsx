import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { Skeleton } from '../components/Skeleton/Skeleton';
import type { Brand } from '../tokens/brand';
import { brandCss } from '../tokens/brandCss';
import { token } from '../tokens/token';
import { useFrameTurn } from './useFrameTurn';

interface LiveFrameProps {
  title: string;
  src: string;
  width: number;
  height: number;
  brand?: Brand | undefined;
  onPage?: ((page: Document) => void) | undefined;
}

const Small = styled.div<{ $width: number; $height: number }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${({ $width, $height }) => `${$width} / ${$height}`};
  border-radius: ${token('radius.surface')};
  outline: 1px solid ${token('color.border.default')};
  background: ${token('color.surface.page')};
  > * {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  > iframe {
    border: 0;
    transform-origin: 0 0;
    scale: var(--scale, 0);
  }
`;

const STYLE = 'brand-of-frame';

/** The page of the frame has our origin. */
function writeBrand(frame: HTMLIFrameElement | null, brand: Brand | undefined): void {
  const page = frame?.contentDocument;
  if (!page?.head) return;
  const style =
    page.getElementById(STYLE)
    ?? page.head.appendChild(Object.assign(page.createElement('style'), { id: STYLE }));
  style.textContent = brand === undefined ? '' : brandCss(brand);
}

/**
 * A page in a small window, loaded near the window of the reader. It is an illustration: nothing in
 * it takes the focus (`design/.ladle/pictures.ts`).
 */
export function LiveFrame({ title, src, width, height, brand, onPage }: LiveFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const [hasTurn, onLoaded] = useFrameTurn(place);
  useEffect(() => {
    // In Chromium 150, a length of the container keeps the width of an earlier layout.
    const size = new ResizeObserver(([entry]) =>
      place.current?.style.setProperty('--scale', `${(entry?.contentRect.width ?? 0) / width}`),
    );
    if (place.current !== null) size.observe(place.current);
    return () => size.disconnect();
  }, [width]);
  useEffect(() => writeBrand(frame.current, brand), [brand]);
  return (
    <Small ref={place} $width={width} $height={height} dir="ltr">
      {hasTurn ? (
        <iframe
          ref={frame}
          onLoad={() => {
            writeBrand(frame.current, brand);
            if (frame.current?.contentDocument) onPage?.(frame.current.contentDocument);
            onLoaded();
          }}
          title={title}
          src={src}
          width={width}
          height={height}
          tabIndex={-1}
          inert
        />
      ) : (
        <Skeleton blockSize="100%" radius="control" />
      )}
    </Small>
  );
}
