import { styled } from 'styled-components';
import { besideText, Link, token } from '#design';

/** At most 80 Latin or 40 Chinese letters in a line (WCAG 1.4.8). */
const MEASURE = token('measure.40');

/**
 * The text starts at the grid's edge with or without contents, so that nothing moves when they
 * arrive.
 */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${MEASURE});
  gap: ${token('space.6')};

  @media ${besideText} {
    grid-template:
      'head .' auto 'text contents' 1fr / minmax(0, ${MEASURE}) minmax(0, 1fr);
    column-gap: ${token('space.8')};
    align-items: start;
    > * {
      grid-area: text;
    }
  }

  @media print {
    display: block;
  }
`;

export const AgreementHead = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  hyphens: auto;
  /* A long word fits a phone, also where the browser cannot hyphenate. */
  h1 {
    font-size: clamp(${token('type.size.section')}, 6vw, ${token('type.size.heading1')});
  }
  h1:focus {
    outline: none;
  }
  @media ${besideText} {
    && {
      grid-area: head;
    }
  }
  @media print {
    margin-block-end: ${token('space.6')};
  }
`;

export const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${token('space.1')};
  min-block-size: ${token('size.target')};
  @media print {
    display: none;
  }
`;
