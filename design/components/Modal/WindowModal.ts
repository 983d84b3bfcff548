import { styled } from 'styled-components';
import { phone } from '../../foundations/media';
import { token } from '../../tokens/token';
import { Modal } from './Modal';

/**
 * A Modal as high as the window allows, up to 752 px, whatever it contains: nothing in it moves when
 * its content changes. The content fills it, and a part of it scrolls. On phones the whole sheet
 * scrolls.
 */
export const WindowModal = styled(Modal)`
  > div > :first-child {
    --step: clamp(${token('space.1')} / 2, 0.4dvb, ${token('space.1')});
    flex: 1;
  }
  @media not all and ${phone} {
    > div {
      flex: 0 1 calc(${token('measure.44')} + ${token('space.12')});
    }
    > div > :first-child {
      grid-template-rows: auto minmax(${token('measure.20')}, 1fr);
    }
    > div > * > [id$='-body'] {
      display: flex;
      flex-direction: column;
    }
  }
`;
