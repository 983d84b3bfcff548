import { styled } from 'styled-components';
import { narrow } from '#design';

/** The button is as wide as its words; on phones, as the form. */
export const Submit = styled.div`
  display: grid;
  justify-items: start;
  @media ${narrow} {
    justify-items: stretch;
  }
`;
