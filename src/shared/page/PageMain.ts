import { styled } from 'styled-components';
import { token } from '#design';
import { GRID_PADDING, ground } from '#design/foundations/mixins.ts';

const HEADER_CONTENT = token('size.touch');
/** The height of the header without the line below it. */
export const HEADER_SIZE = `calc(${HEADER_CONTENT} + 2 * ${token('space.2')})`;

/** The line above every page: the academy at its start, the account's button at its end. */
export const HeaderBar = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  box-sizing: content-box;
  min-block-size: ${HEADER_CONTENT};
  padding: ${token('space.2')} ${GRID_PADDING};
  border-block-end: ${token('line.hairline')} solid ${token('color.border.subtle')};
  background: ${token('color.surface.card')};
`;

/**
 * The main part of a page, on the grid; its parts have a maximum width of `$width`. The skip link
 * moves the focus here.
 */
export const PageMain = styled.main.attrs({ id: 'content', tabIndex: -1 })<{ $width: string }>`
  display: flex;
  flex-direction: column;
  gap: ${token('space.6')};
  padding: ${token('space.12')} ${GRID_PADDING} ${token('space.16')};
  ${ground(token('measure.20'))}
  > * {
    max-inline-size: ${({ $width }) => $width};
  }
  > a {
    align-self: start;
  }

  &:focus {
    outline: none;
  }
`;

/** A page's title and lead, which is as wide as the content below. */
export const Intro = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${token('space.2')};
  overflow-wrap: anywhere;
  > p {
    max-inline-size: 100%;
  }
`;
