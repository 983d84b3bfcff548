import { styled } from 'styled-components';
import { token } from '#design';

export const RadioRow = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.1')} ${token('space.4')};
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  > legend {
    padding: 0;
    margin-block-end: ${token('space.1')};
    font-size: ${token('type.size.label')};
    font-weight: ${token('type.weight.medium')};
  }
`;

export const Radio = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token('space.2')};
  min-block-size: ${token('size.target')};
  color: ${token('color.text.secondary')};
  font-size: ${token('type.size.label')};
  cursor: pointer;
  > input:focus-visible {
    outline-color: ${token('color.focus')};
    outline-offset: ${token('line.focus')};
  }
`;

/** The filter of a list, beside the search or, on narrow screens, below it. */
export const FilterRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token('space.1')} ${token('space.2')};
  min-inline-size: 0;
`;

export const FilterName = styled.bdi`
  display: block;
  max-inline-size: min(${token('measure.20')}, 60vw);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
