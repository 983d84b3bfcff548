import { styled } from 'styled-components';
import { SearchFrame } from '../../components/SearchField/styled';
import { token } from '../../tokens/token';

export const SearchRoot = styled.div`
  flex: 1;
  min-inline-size: 0;
  max-inline-size: 26rem;
  @media (min-width: 60rem) {
    position: relative;
  }
`;

export const Field = styled(SearchFrame).attrs({ $small: true })`
  > input {
    flex: 1;
    min-inline-size: 0;
    border: 0;
    background: transparent;
    color: ${token('color.text.primary')};
    outline: none;
    &::-webkit-search-cancel-button {
      display: none;
    }
    &::placeholder {
      color: ${token('color.text.muted')};
      opacity: 1;
    }
  }
`;

export const SearchPanel = styled.div`
  position: absolute;
  inset-block-start: calc(100% + ${token('space.2')});
  inset-inline: 0;
  z-index: ${token('layer.menu')};
  overflow-y: auto;
  max-block-size: min(34rem, calc(100dvb - 6rem));
  padding: ${token('space.2')};
  border: 1px solid ${token('color.border.default')};
  border-radius: ${token('radius.surface')};
  background: ${token('color.surface.raised')};
  box-shadow: ${token('shadow.raised')};
  font-size: ${token('type.size.label')};
  scrollbar-width: thin;
  @media not all and (min-width: 60rem) {
    inset-inline: ${token('space.3')};
  }
  @media (min-width: 60rem) {
    min-inline-size: 32rem;
  }
`;

export const None = styled.p`
  padding: ${token('space.2')} ${token('space.3')} ${token('space.3')};
  color: ${token('color.text.secondary')};
`;

export const ResultGroup = styled.div`
  & + & {
    margin-block-start: ${token('space.2')};
    padding-block-start: ${token('space.2')};
    border-block-start: 1px solid ${token('color.border.subtle')};
  }
  > div:first-child {
    padding: ${token('space.1')} ${token('space.3')};
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.small')};
    font-weight: ${token('type.weight.medium')};
  }
`;

export const Option = styled.div`
  display: flex;
  flex-direction: column;
  padding: ${token('space.1')} ${token('space.3')};
  border-radius: ${token('radius.small')};
  cursor: pointer;
  scroll-margin-block: ${token('space.8')};
  > span {
    overflow-wrap: anywhere;
  }
  > small {
    overflow: hidden;
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.small')};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &:hover {
    background: ${token('color.surface.hover')};
  }
  &[aria-selected='true'] {
    background: ${token('color.accent.surface')};
    > * {
      color: ${token('color.accent.text')};
    }
  }
`;
