import { css, styled } from 'styled-components';
import { Link, narrow, token } from '#design';

export const MarkedLine = styled.span`
  position: relative;
  display: grid;
  grid-template-columns: minmax(min-content, 1fr);
`;

/** Gets the focus before any control does. */
export const DialogContent = styled.div`
  &:focus {
    outline: none;
  }
`;

/** Parts of the sign-in dialog, at a distance in the dialog's own unit. */
export const Parts = styled.div<{ $steps: 4 | 6 }>`
  display: flex;
  flex-direction: column;
  gap: calc(${({ $steps }) => $steps} * var(--step));
  min-inline-size: 0;
`;

/**
 * The form, or what replaces it, in one place: the hidden form keeps its height, so that the card
 * stays as it is.
 */
export const Modes = styled.div`
  display: grid;
  align-items: center;
  > * {
    grid-area: 1 / 1;
  }
  > [hidden] {
    display: flex;
    visibility: hidden;
  }
`;

/**
 * On the control's upper edge, so that the layout does not change without it; one line, which may be
 * wider than the control.
 */
export const BadgeCorner = styled.span`
  position: absolute;
  inset-block-start: calc(-4.5 * ${token('space.1')});
  inset-inline: calc(-1 * ${token('space.8')});
  text-align: center;
  white-space: nowrap;
  pointer-events: none;
`;

/** One line if both fit; an opened part takes the whole width. */
export const OneLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${token('space.3')};
  > :has([aria-expanded='true']) {
    inline-size: 100%;
  }
`;

export const Below = styled(OneLine)`
  /* What touch adds to a target takes no space from the card. */
  > * {
    margin-block: calc((${token('space.6')} - ${token('size.target')}) / 2);
  }
`;

/**
 * Same size as the labels: for each font size and weight of the first screen the browser looks up
 * fonts before it paints.
 */
export const Help = styled(Link)`
  font-size: ${token('type.size.label')};
`;

export const Divider = styled.h3`
  display: flex;
  align-items: center;
  gap: ${token('space.3')};
  margin-block-end: calc(3 * var(--step));
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
 * Tiles of equal widths in a row, of which one grows with a long word. On phones four are in two
 * rows, so that no account is alone in the last one.
 */
export const Ways = styled.ul<{ $count: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.3')};
  padding: 0;
  margin: 0;
  list-style: none;

  button {
    --height: calc(${token('space.12')} + 4 * var(--step));
    /* The icons of a row stand in one line, also beside a name of two lines. */
    align-items: start;
    min-block-size: var(--height);
    padding: ${token('space.1')};
    padding-block-start: max(
      ${token('space.1')},
      calc((var(--height) - ${token('space.5')} - ${token('space.1')} - 1lh) / 2)
    );
    font-size: ${token('type.size.small')};
    line-height: ${token('type.line.heading')};
  }
  button > span {
    flex-direction: column;
    gap: ${token('space.1')};
  }
  ${({ $count }) =>
    $count === 4
    && css`
      @media ${narrow} {
        > li {
          flex-basis: calc(50% - ${token('space.3')});
        }
        button {
          min-block-size: ${token('space.12')};
        }
      }
    `}
`;

export const Way = styled.li`
  display: grid;
  flex: 1 1 ${token('space.16')};
  min-inline-size: min-content;
  /* A long word widens its tile instead of leaving it. */
  > span,
  > span > span {
    min-inline-size: min-content;
  }
`;

/** Outlines of the usual tiles, below the space of their heading, so that nothing moves. */
export const ExpectedWays = styled.div`
  display: flex;
  gap: ${token('space.3')};
  > i {
    flex: 1;
    block-size: calc(${token('space.12')} + 4 * var(--step));
    margin-block-start: calc(1lh + 3 * var(--step));
    border: ${token('line.hairline')} solid ${token('color.border.subtle')};
    border-radius: ${token('radius.control')};
    font-size: ${token('type.size.label')};
  }
`;
