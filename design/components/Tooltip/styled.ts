import { styled } from 'styled-components';
import { token } from '../../tokens/token';

export const Anchor = styled.span`
  position: relative;
  display: grid;
  grid-template-columns: minmax(min-content, 1fr);
  min-inline-size: 0;
`;

/** The padding covers the gap, so that the pointer stays on the bubble on its way there. */
export const Bubble = styled.span`
  /* stylelint-disable-next-line unit-disallowed-list -- calc() needs a unit, also for zero */
  --shift: 0px;
  position: absolute;
  inset-block-end: 100%;
  inset-inline-start: 50%;
  z-index: ${token('layer.menu')};
  inline-size: max-content;
  max-inline-size: min(${token('measure.16')}, 80vw);
  padding: ${token('space.2')} ${token('space.3')};
  margin-block-end: ${token('space.2')};
  border: ${token('line.hairline')} solid transparent;
  border-radius: ${token('radius.control')};
  background: ${token('color.text.primary')};
  color: ${token('color.text.inverse')};
  font-size: ${token('type.size.label')};
  line-height: ${token('type.line.body')};
  text-align: start;
  overflow-wrap: break-word;
  box-shadow: ${token('shadow.raised')};
  transform: translateX(calc(-50% + var(--shift)));

  &:dir(rtl) {
    transform: translateX(calc(50% + var(--shift)));
  }

  &::after {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: 0;
    block-size: calc(${token('space.2')} + ${token('line.hairline')});
    content: '';
  }
`;
