import { styled } from 'styled-components';
import { visuallyHidden } from '../../foundations/mixins';

export const Region = styled.div<{ $hidden: boolean }>`
  ${({ $hidden }) => $hidden && visuallyHidden}
`;
