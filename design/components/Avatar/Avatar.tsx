import { useState } from 'react';
import { initialOf } from '../../foundations/initialOf';
import { Disc, Initial, Portrait } from './styled';

export interface AvatarProps {
  /** The person's whole name, which is also the accessible name. */
  name: string;
  /** Address of the picture; without it, or if it fails, the initial is shown. */
  src?: string | undefined;
  /** Diameter in px. */
  size?: number | undefined;
}

/**
 * A person's picture, or the initial of the name if there is no picture or it does not load. It is
 * one image with the person's name; inside a control with its own name it adds nothing.
 */
export function Avatar({ name, src, size = 32 }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const noteEarlyFailure = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0 && image.currentSrc !== '') setFailedUrl(src);
  };
  return (
    <Disc $size={size} role="img" aria-label={name}>
      {src && src !== failedUrl ? (
        <Portrait
          ref={noteEarlyFailure}
          src={src}
          alt=""
          referrerPolicy="no-referrer"
          onError={() => setFailedUrl(src)}
        />
      ) : (
        <Initial data-initial={initialOf(name)} />
      )}
    </Disc>
  );
}
