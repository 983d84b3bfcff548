import { styled } from 'styled-components';
import { token } from '#design';

export const PictureGroup = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2')};
  min-inline-size: 0;
`;

export const Label = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token('space.3')};
  font-size: ${token('type.size.label')};
  font-weight: ${token('type.weight.medium')};
`;

export const PictureMark = styled.span`
  color: ${token('color.text.muted')};
  font-size: ${token('type.size.small')};
  font-weight: ${token('type.weight.regular')};
`;

export const SelectedFile = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.3')};
  padding: ${token('space.4')};
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.control')};
  background: ${token('color.surface.sunken')};
`;

export const PictureRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.3')};
  font-size: ${token('type.size.label')};
`;

export const Name = styled.span`
  flex: 1 1 ${token('measure.8')};
  min-inline-size: 0;
`;

/** Width and height are isolated together. */
export const Dimensions = styled.bdi`
  white-space: nowrap;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
`;

/** The bar takes the space beside the percentage. */
export const ProgressRow = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  font-size: ${token('type.size.label')};
`;

/** Keeps its width while the percentage changes. */
export const Percent = styled.span`
  flex: none;
  min-inline-size: ${token('measure.3')};
  color: ${token('color.text.secondary')};
  font-variant-numeric: tabular-nums;
  text-align: end;
`;

export const PictureProblem = styled.div`
  display: flex;
  gap: ${token('space.1')};
  color: ${token('color.text.danger')};
  font-size: ${token('type.size.small')};
  svg {
    margin-block-start: ${token('optic.sign')};
  }
`;

/** Side by side with equal heights if they fit; never narrower than their captions. */
export const Frames = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3.85fr) minmax(min-content, 1fr);
  align-items: end;
  gap: ${token('space.3')};
  max-inline-size: ${token('measure.28')};
`;

export const PictureFrame = styled.figure<{ $ratio: string }>`
  min-inline-size: 0;
  margin: 0;
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.small')};

  img {
    aspect-ratio: ${({ $ratio }) => $ratio};
  }
  figcaption {
    margin-block-start: ${token('space.1')};
    white-space: nowrap;
  }
`;

/** Fills and crops to its frame, as the academy does. */
export const Shot = styled.img`
  display: block;
  inline-size: 100%;
  object-fit: cover;
  border: ${token('line.hairline')} solid ${token('color.border.subtle')};
  border-radius: ${token('radius.small')};
  background: ${token('color.surface.skeleton')};
`;
