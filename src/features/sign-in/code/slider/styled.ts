import { css, styled } from 'styled-components';
import { token } from '#design';

/** Left to right in every language, because the offset counts from the picture's left edge. */
export const SliderImages = styled.div.attrs({ dir: 'ltr' })`
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

export const SliderPiece = styled.img`
  position: absolute;
  inset-block: 0;
  block-size: 100%;
`;

/** The size of the handle, and the height of its rail. */
export const HANDLE = token('space.10');

/** The rail between its two arrows. */
export const Track = styled.div.attrs({ dir: 'ltr' })`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
`;

export const Rail = styled.div`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  border-radius: ${token('radius.full')};
  background: ${token('color.surface.sunken')};
  box-shadow: inset 0 0 0 ${token('line.hairline')} ${token('color.border.field')};
`;

/** From the rail's start to the end of the handle. */
export const Trail = styled.div`
  position: absolute;
  inset-block: 0;
  border-radius: ${token('radius.full')};
  background: ${token('color.accent.surface')};
  box-shadow: inset 0 0 0 ${token('line.hairline')} ${token('color.border.selected')};
`;

export const Chevrons = styled.span`
  position: absolute;
  inset-block: 0;
  display: grid;
  place-items: center;
  inline-size: ${HANDLE};
  color: ${token('color.action.primary.text')};
  pointer-events: none;
  @media (forced-colors: active) {
    display: none;
  }
`;

const thumb = css`
  box-sizing: border-box;
  inline-size: ${HANDLE};
  block-size: ${HANDLE};
  margin: 0;
  border: 0;
  border-radius: ${token('radius.full')};
  background: ${token('color.action.primary.rest')};
  box-shadow: ${token('shadow.control')};
`;

/** A native range input with custom styles, so that every input method works. */
export const Range = styled.input`
  appearance: none;
  position: relative;
  display: block;
  inline-size: 100%;
  block-size: ${HANDLE};
  margin: 0;
  border-radius: ${token('radius.full')};
  background: transparent;
  cursor: grab;
  /* A swipe along the track moves the piece, not the page. */
  touch-action: pan-y;

  &:active {
    cursor: grabbing;
  }

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
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

/** Keeps a line for the error below the title, so that the picture stays in place when it appears. */
export const ErrorLine = styled.div`
  min-block-size: calc(${token('type.size.field')} * ${token('type.line.body')});
  margin-block: calc(-5 * var(--step)) calc(-1 * ${token('space.4')});
`;
