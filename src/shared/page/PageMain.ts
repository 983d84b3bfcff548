import { styled } from 'styled-components';
import { token } from '#design';

/**
 * The centred main part of a page with a maximum width of `$width`; the skip link moves the focus
 * here.
 */
export const PageMain = styled.main.attrs({ id: 'content', tabIndex: -1 })<{ $width: string }>`
  display: flex;
  flex-direction: column;
  gap: ${token('space.6')};
  /* In narrower windows it aligns with the header's text. */
  inline-size: min(
    ${({ $width }) => $width},
    100% - 2 * clamp(0px, 4vw - ${token('space.5')}, ${token('space.5')})
  );
  margin-inline: auto;
  padding: ${token('space.10')} clamp(${token('space.4')}, 4vw, ${token('space.5')})
    ${token('space.16')};

  &:focus {
    outline: none;
  }
`;
