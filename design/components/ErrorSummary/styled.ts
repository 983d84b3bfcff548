import { styled } from 'styled-components';
import { coarse } from '../../foundations/media';
import { token } from '../../tokens/token';

export const SummaryBox = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.2')};
  padding: ${token('space.4')};
  border: ${token('line.hairline')} solid ${token('color.tone.danger.border')};
  border-inline-start: ${token('space.1')} solid ${token('color.border.danger')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.tone.danger.surface')};
  color: ${token('color.tone.danger.text')};
  font-size: ${token('type.size.label')};
  overflow-wrap: anywhere;
  &:focus {
    outline: ${token('line.focus')} solid ${token('color.focus')};
    outline-offset: ${token('line.focus')};
  }
`;

export const SummaryTitle = styled.p`
  display: flex;
  gap: ${token('space.2')};
  margin: 0;
  font-size: ${token('type.size.medium')};
  font-weight: ${token('type.weight.strong')};
  svg {
    margin-block-start: ${token('optic.sign')};
  }
`;

/** Aligned with the title's text, not with its icon. */
export const SummaryText = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.1')};
  padding-inline-start: calc(${token('size.icon.medium')} + ${token('space.2')});
`;

export const Items = styled.ul`
  display: flex;
  flex-direction: column;
  margin: 0;
  padding: 0;
  padding-inline-start: calc(${token('size.icon.medium')} + ${token('space.2')});
  list-style: none;
  /* The height of targets for fingers is a distance already. */
  @media not all and ${coarse} {
    gap: ${token('space.1')};
  }
`;

export const ItemLink = styled.a`
  display: inline-block;
  align-content: center;
  min-block-size: ${token('size.target')};
  border-radius: ${token('radius.small')};
  color: inherit;
  text-underline-offset: ${token('optic.underline')};
  &:hover {
    text-decoration-thickness: ${token('line.strong')};
  }
`;
