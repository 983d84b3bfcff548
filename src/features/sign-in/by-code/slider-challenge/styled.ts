import { styled } from 'styled-components';
import { token } from '../../../../../design';

/** Left to right in every language: the gap's offset is counted from the picture's left edge. */
export const Picture = styled.div.attrs({ dir: 'ltr' })`
  position: relative;
  overflow: hidden;
  border-radius: ${token('radius.surface')};
`;

export const Background = styled.img`
  display: block;
  inline-size: 100%;
  block-size: auto;
  aspect-ratio: 2;
`;

export const Piece = styled.img`
  position: absolute;
  inset-block: 0;
  block-size: 100%;
`;

export const Range = styled.input`
  inline-size: 100%;
  block-size: ${token('space.8')};
  margin: 0;
  accent-color: ${token('color.action.primary.rest')};
  cursor: grab;
`;

export const PictureSkeleton = styled.div`
  aspect-ratio: 2;
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.skeleton')};
`;
