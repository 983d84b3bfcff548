import { styled } from 'styled-components';
import { token } from '#design';

export const Details = styled.dl`
  display: flex;
  flex-direction: column;
  gap: ${token('space.3')};
  inline-size: 100%;
  margin: 0;
  padding-block-start: ${token('space.4')};
  border-block-start: ${token('line.hairline')} solid ${token('color.border.subtle')};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space.4')};
  }
  dt {
    flex: 0 0 ${token('measure.9')};
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.label')};
  }
  dd {
    flex: 1 1 ${token('measure.12')};
    min-inline-size: 0;
    margin: 0;
  }
`;

/** The administrator's own words. */
export const Quote = styled.figure`
  inline-size: 100%;
  margin: 0;
  padding: ${token('space.3')} ${token('space.4')};
  border-inline-start: ${token('space.1')} solid ${token('color.tone.warning.border')};
  border-radius: ${token('radius.small')};
  background: ${token('color.surface.sunken')};

  figcaption {
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.small')};
  }
  blockquote {
    margin: 0;
  }
`;
