import { styled } from 'styled-components';
import { coarse, narrow, token } from '#design';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
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
  > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  @media ${narrow} {
    font-size: ${token('type.size.label')};
  }
`;

export const Tools = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${token('space.2')};
  margin-inline-start: auto;
  @media ${narrow} {
    gap: ${token('space.1')};
  }
`;

/** The log-in button, or the signed-in user. */
export const Visitor = styled.div`
  display: contents;
`;

export const LanguageSlot = styled.div`
  /* As large as the name beside it. */
  @media not all and ${coarse} {
    select {
      font-size: ${token('type.size.medium')};
    }
  }
  /* Phones show only the globe; the list that it opens names the language. */
  @media ${narrow} {
    select {
      inline-size: ${token('size.touch')};
      padding-inline: ${token('size.touch')} 0;
      field-sizing: fixed;
    }
    select ~ span {
      display: none;
    }
  }
`;

/** The first tab stop of the page, visible only while focused. */
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
