import { styled } from 'styled-components';
import { token } from '../../design';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
`;

export const Bar = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token('space.3')};
  padding: ${token('space.3')} clamp(${token('space.4')}, 4vw, ${token('space.10')});
  border-block-end: ${token('line.hairline')} solid ${token('color.border.subtle')};
  background: ${token('color.surface.card')};
`;

export const Brand = styled.a`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  min-inline-size: 0;
  min-block-size: ${token('size.target')};
  color: ${token('color.text.primary')};
  font-weight: ${token('type.weight.strong')};
  text-decoration: none;
  overflow-wrap: anywhere;
`;

/** A plain mark in the accent colour, in place of a logo: the platform names no brand. */
export const Mark = styled.span`
  flex: none;
  inline-size: ${token('space.6')};
  block-size: ${token('space.6')};
  border-radius: ${token('radius.small')};
  border-end-end-radius: ${token('radius.full')};
  background: ${token('color.action.primary.rest')};
`;

export const Tools = styled.div`
  display: flex;
  align-items: center;
  gap: ${token('space.2')};
  max-inline-size: 100%;
  margin-inline-start: auto;
  min-inline-size: 0;
`;

export const MemberName = styled.bdi`
  min-inline-size: 0;
  max-inline-size: ${token('measure.12')};
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** Hidden, it keeps its place, so that nothing moves behind the dialog. */
export const LanguageSlot = styled.div<{ $hidden: boolean }>`
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
`;

/** For keyboards: the first stop of the page, seen only while it has focus. */
export const SkipLink = styled.a`
  position: absolute;
  inset-block-start: ${token('space.2')};
  inset-inline-start: ${token('space.2')};
  padding: ${token('space.2')} ${token('space.4')};
  border-radius: ${token('radius.control')};
  background: ${token('color.action.primary.rest')};
  color: ${token('color.action.primary.text')};

  &:not(:focus) {
    clip-path: inset(50%);
    inline-size: ${token('line.hairline')};
    block-size: ${token('line.hairline')};
    overflow: hidden;
    white-space: nowrap;
  }
`;
