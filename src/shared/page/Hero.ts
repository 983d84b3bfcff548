import { styled } from 'styled-components';
import { oneColumn, token } from '#design';
import { PageMain } from './PageMain';

/** `$alone`: the hero is all of the page, and in its middle. */
export const HeroMain = styled(PageMain).attrs({ $width: token('measure.64') })<{
  $alone?: boolean;
}>`
  flex: ${({ $alone }) => ($alone ? '1' : 'none')};
  justify-content: center;
  gap: ${token('space.12')};
`;

export const Hero = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${token('space.4')};
  max-inline-size: ${token('measure.44')};
  overflow-wrap: anywhere;
  hyphens: auto;
  > h1 {
    font-size: clamp(min(7.4vw, ${token('type.size.heading1')}), 4vw, ${token('type.size.hero')});
  }
  > h1:focus {
    outline: none;
  }
  /* The main action is large. */
  > a {
    min-block-size: ${token('size.control.large')};
    margin-block-start: ${token('space.2')};
    padding-inline: ${token('space.6')};
  }
`;

/**
 * Text and drawing side by side. In windows without space the drawing is above the text, both in the
 * middle, or hidden with `$wideOnly`.
 */
export const HeroRow = styled.div<{ $wideOnly?: boolean }>`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.8')};
  > :nth-child(2) {
    inline-size: ${token('measure.20')};
  }
  @media ${oneColumn} {
    flex-direction: column-reverse;
    align-items: ${({ $wideOnly }) => ($wideOnly ? 'start' : 'center')};
    gap: ${token('space.6')};
    > :first-child {
      ${({ $wideOnly }) => ($wideOnly ? '' : 'align-items: center; text-align: center;')}
    }
    > :nth-child(2) {
      display: ${({ $wideOnly }) => ($wideOnly ? 'none' : 'block')};
      inline-size: ${token('measure.14')};
    }
  }
`;
