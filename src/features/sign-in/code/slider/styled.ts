import { css, styled } from 'styled-components';
import { token } from '#design';

/** Left to right in every language, because the offset counts from the picture's left edge. */
export const Picture = styled.div.attrs({ dir: 'ltr' })`
  position: relative;
  overflow: hidden;
  border-radius: ${token('radius.surface')};
`;

/**
 * Keeps the picture's aspect ratio, or the usual one until it has loaded. The slider fits below
 * even the tallest picture.
 */
export const Background = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  max-block-size: 60vmax;
  aspect-ratio: auto 2;
`;

/** On its own background in the picture's corner, so that it is visible on every picture. */
export const Renew = styled.div`
  position: absolute;
  inset-block-start: ${token('space.2')};
  inset-inline-end: ${token('space.2')};
  border-radius: ${token('radius.full')};
  background: ${token('color.surface.raised')};
  box-shadow: ${token('shadow.control')};
`;

export const Piece = styled.img`
  position: absolute;
  inset-block: 0;
  block-size: 100%;
`;

const track = css`
  block-size: ${token('space.10')};
  border: ${token('line.hairline')} solid ${token('color.border.field')};
  border-radius: ${token('radius.full')};
  background: ${token('color.surface.sunken')};
`;

const thumb = css`
  box-sizing: border-box;
  inline-size: ${token('space.10')};
  block-size: ${token('space.10')};
  margin: 0;
  border: ${token('space.3')} solid ${token('color.action.primary.rest')};
  border-radius: ${token('radius.full')};
  background: ${token('color.action.primary.text')};
  box-shadow: ${token('shadow.control')};
`;

/** A native range input with custom styles, so that every input method works. */
export const Range = styled.input`
  appearance: none;
  inline-size: 100%;
  block-size: ${token('space.10')};
  margin: 0;
  border-radius: ${token('radius.full')};
  background: transparent;
  cursor: grab;
  /* A swipe along the track moves the piece, not the page. */
  touch-action: pan-y;

  &:active {
    cursor: grabbing;
  }

  &::-webkit-slider-runnable-track {
    ${track}
  }

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
    /* The track's border is inside its size. */
    margin-block-start: calc(-1 * ${token('line.hairline')});
  }

  &::-moz-range-track {
    ${track}
    box-sizing: border-box;
  }

  &::-moz-range-thumb {
    ${thumb}
  }
`;

export const PictureSkeleton = styled.div`
  aspect-ratio: 2;
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.skeleton')};

  &:focus {
    outline: none;
  }
`;
