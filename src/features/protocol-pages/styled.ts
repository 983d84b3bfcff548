import { styled } from 'styled-components';
import { Link, token } from '../../../design';

export const BackLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  align-self: start;
  gap: ${token('space.1')};
`;

/** An academy's text: the browser's own structure in our type; wide tables scroll by themselves. */
export const Prose = styled.div`
  overflow-x: auto;
  overflow-wrap: break-word;
  hyphens: auto;
  line-height: ${token('type.line.body')};

  :is(h1, h2, h3, h4) {
    margin-block: ${token('space.6')} ${token('space.2')};
    line-height: ${token('type.line.heading')};
  }

  :is(p, ul, ol, table) {
    margin-block: ${token('space.3')};
  }

  :is(ul, ol) {
    padding-inline-start: ${token('space.6')};
  }

  a[href] {
    color: ${token('color.text.link')};
  }

  table {
    border-collapse: collapse;
  }

  :is(th, td) {
    min-inline-size: 5em;
    padding: ${token('space.2')};
    border: 1px solid ${token('color.border.default')};
    text-align: start;
  }
`;
