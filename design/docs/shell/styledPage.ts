import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import { HEADER_SIZE, OUTLINE_SIZE, wide, widest } from './layout';

export const Reading = styled.div`
  padding: ${token('space.5')} ${token('space.4')} ${token('space.16')};
  @media ${wide} {
    padding: ${token('space.8')} ${token('space.10')} ${token('space.16')};
  }
`;

/** In the space that `SheetFrame` leaves, if any. */
export const Outline = styled.nav`
  font-size: ${token('type.size.small')};
  @media ${widest} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: ${OUTLINE_SIZE};
    > div {
      position: sticky;
      inset-block-start: calc(${HEADER_SIZE} + ${token('space.8')});
      max-block-size: calc(100dvb - 8rem);
      overflow-y: auto;
      scrollbar-width: thin;
    }
    ul {
      margin-block-start: ${token('space.2')};
      border-inline-start: 1px solid ${token('color.border.default')};
    }
  }
  ul {
    padding: 0;
    list-style: none;
  }
  a {
    display: block;
    padding: ${token('space.1')} ${token('space.3')};
    color: ${token('color.text.secondary')};
    text-decoration: none;
  }
  a:hover {
    color: ${token('color.text.primary')};
  }
`;

/** The story's window has what header and bar leave of the reader's. */
export const Bench = styled.div`
  overflow-x: auto;
  > iframe {
    display: block;
    block-size: calc(100dvb - 7rem);
    min-block-size: 30rem;
    border: 0;
    &[width] {
      margin-inline: auto;
      box-shadow: ${token('shadow.card')};
    }
    &:not([width]) {
      inline-size: 100%;
    }
  }
`;

export const StoryBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.2')} ${token('space.6')};
  padding: ${token('space.2')} ${token('space.4')};
  border-block-end: 1px solid ${token('color.border.subtle')};
  font-size: ${token('type.size.small')};
  > a {
    color: ${token('color.text.link')};
  }
`;
