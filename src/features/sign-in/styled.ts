import { styled } from 'styled-components';
import { Link, token } from '#design';

export const Marked = styled.span`
  position: relative;
  display: grid;
  grid-template-columns: minmax(min-content, 1fr);
  min-inline-size: 0;
`;

/** On the control's upper edge, so that the layout does not change without it. */
export const BadgeCorner = styled.span`
  position: absolute;
  inset-block-start: calc(-1 * ${token('space.3')});
  inset-inline-end: ${token('space.2')};
  max-inline-size: calc(100% - ${token('space.4')});
  line-height: 1;
  pointer-events: none;
`;

/**
 * Same size as the labels: for each font size and weight of the first screen the browser looks up
 * fonts before it paints.
 */
export const Help = styled(Link)`
  font-size: ${token('type.size.label')};
`;

/** A heading between two lines. */
export const Divider = styled.h3`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  margin-block: 0 ${token('space.4')};
  color: ${token('color.text.muted')};
  font-size: ${token('type.size.label')};
  font-weight: ${token('type.weight.regular')};
  line-height: ${token('type.line.body')};

  &::before,
  &::after {
    flex: 1;
    min-inline-size: ${token('space.4')};
    border-block-start: ${token('line.hairline')} solid ${token('color.border.subtle')};
    content: '';
  }
`;

/**
 * Two columns. The last of an odd number spans the row, as do all on a narrow screen or with a long
 * word.
 */
export const Ways = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
  padding: 0;
  margin: 0;
  list-style: none;
`;

export const Way = styled.li`
  display: grid;
  flex: 1 1 max(${token('measure.10')}, calc(50% - ${token('space.3')}));
  min-inline-size: min-content;
`;

/**
 * As high as a heading and two rows of accounts, so that the layout does not jump when they load.
 */
export const ExpectedRows = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: space-between;
  block-size: calc(
    1.55 * ${token('type.size.label')} + ${token('space.4')} + 2 * ${token('size.control.medium')} +
      ${token('space.3')}
  );
  padding-block-start: ${token('space.1')};
  /* Below 27rem each of the three has a row; this is shorter in the first page than a media
     query. */
  margin-block-end: clamp(
    0px,
    (${token('measure.28')} - ${token('space.4')} - 100vw) * 99,
    ${token('size.control.medium')} + ${token('space.3')}
  );
`;
