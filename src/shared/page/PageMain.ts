import { css, styled } from 'styled-components';
import { narrow, token } from '#design';
import { ground } from '#design/foundations/mixins.ts';

/** The grid of header and pages: content starts at the same edge and has a maximum width. */
export const GRID_PADDING = `max(${token('space.4')}, 4vw, 50% - ${token('measure.64')} / 2)`;

/** The height of the header, at whose end the account's button is. */
export const headerLine = css`
  display: flex;
  align-items: center;
  box-sizing: content-box;
  min-block-size: ${token('size.control.medium')};
  padding-block: ${token('space.3')};
  @media ${narrow} {
    /* Two lines of the academy's name, which arrives later: nothing moves then. */
    min-block-size: ${token('size.touch')};
    padding-block: ${token('space.2')};
  }
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
