import { css, styled } from 'styled-components';
import { narrow, token } from '#design';
import { ground } from '#design/foundations/mixins.ts';
import { square } from './lazyStyled';

/** Code and text side by side, or stacked when the dialog is narrow. */
export const QrPanel = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token('space.5')};
  border-radius: ${token('radius.control')};
  @media ${narrow} {
    gap: calc(2 * var(--step));
  }

  &:focus-visible {
    outline: ${token('line.focus')} solid ${token('color.focus')};
    outline-offset: ${token('space.1')};
  }
`;

export const CodeFrame = styled.div`
  position: relative;
  flex: none;
  ${square}
  border-radius: ${token('radius.control')};
  overflow: hidden;
  ${ground('100%')}

  /* Over what it holds: the same in every state and theme. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border: ${token('line.hairline')} solid ${token('color.border.default')};
    border-radius: inherit;
    pointer-events: none;
  }

  > :is(svg, img) {
    display: block;
    inline-size: 100%;
    forced-color-adjust: none;
  }
`;

/**
 * The mark in the middle of the code: ten of its 45 modules wide, 5 % of the area. Level M corrects
 * 14, so that a camera keeps a reserve.
 */
export const CodeMark = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  inline-size: fit-content;
  block-size: fit-content;
  margin: auto;
  padding: ${token('space.1')};
  border-radius: ${token('radius.control')};
  /* stylelint-disable-next-line color-named -- The code is on white in every theme. */
  background: white;
  forced-color-adjust: none;
`;

/**
 * Covers an unusable code, of which the edges show through. Otherwise it is only the container of a
 * live region.
 */
export const Mask = styled.div<{ $masking: boolean; $scrolls: boolean }>`
  position: absolute;
  inset: 0;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: safe center;
  gap: ${token('space.3')};
  padding: ${token('space.1')};
  ${({ $masking }) =>
    $masking
    && css`
      background: radial-gradient(
        closest-side,
        ${token('color.surface.page')} 60%,
        transparent
      );
    `}
  text-align: center;
  font-weight: ${token('type.weight.medium')};
  overflow-y: ${({ $scrolls }) => ($scrolls ? 'auto' : 'visible')};
  pointer-events: ${({ $scrolls }) => ($scrolls ? 'auto' : 'none')};

  /* The live region takes no space, and no gap, until it has text. */
  > :empty {
    position: absolute;
  }
`;

export const FadedCode = styled.div`
  color: ${token('color.text.primary')};
  opacity: 0.16;
`;

export const Emblem = styled.div<{ $tone: 'success' | 'info' | 'warning' | 'danger' }>`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${token('space.16')};
  block-size: ${token('space.16')};
  border: ${token('line.hairline')} solid ${({ $tone }) => token(`color.tone.${$tone}.border`)};
  border-radius: ${token('radius.full')};
  background: ${({ $tone }) => token(`color.tone.${$tone}.surface`)};
  color: ${({ $tone }) => token(`color.tone.${$tone}.icon`)};
  box-shadow: 0 0 0 ${token('space.1')} ${token('color.surface.card')};
`;

/** `$hidden`: it keeps its space, so that the frame stays where it is. */
export const Advice = styled.div<{ $hidden: boolean }>`
  visibility: ${({ $hidden }) => ($hidden ? 'hidden' : 'visible')};
  display: flex;
  flex: 1 1 ${token('measure.8')};
  flex-direction: column;
  gap: ${token('space.3')};
  min-inline-size: 0;
  overflow-wrap: anywhere;
  @media ${narrow} {
    gap: ${token('space.1')};
    align-items: center;
    text-align: center;
  }

  /* A live region is mounted before it has text, and takes no space until then. */
  > :empty:not(:last-child) {
    position: absolute;
  }
`;

export const StatusLine = styled.p`
  font-weight: ${token('type.weight.strong')};
  line-height: ${token('type.line.body')};
  text-wrap: pretty;
`;

/** Breaks only if it is wider than a line: a part could pass for another host. */
export const Host = styled.bdi.attrs({ dir: 'ltr' })`
  display: inline-block;
  overflow-wrap: anywhere;
  color: ${token('color.text.primary')};
  font-weight: ${token('type.weight.medium')};
`;

export const Warning = styled.div`
  display: flex;
  gap: ${token('space.2')};
  text-wrap: balance;
  @media ${narrow} {
    justify-content: center;
    text-align: start;
  }

  > svg {
    margin-block-start: ${token('optic.sign')};
    color: ${token('color.tone.success.icon')};
  }
`;

export const QrChoices = styled.div<{ $plain: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-block-size: ${token('size.control.small')};
  gap: ${token('space.2')} ${token('space.4')};
  @media ${narrow} {
    justify-content: center;
  }
  /* What a link's target adds to its line takes no space from the card. */
  ${({ $plain }) =>
    $plain && `margin-block: calc((${token('space.6')} - ${token('size.control.small')}) / 2);`}
`;
