import { styled } from 'styled-components';
import { visuallyHidden } from '../../foundations/mixins';

export const HiddenText = styled.span`
  ${visuallyHidden}
`;
