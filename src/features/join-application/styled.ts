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

/** In columns where there is space, joined by a line otherwise. */
export const StepList = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(${token('measure.10')}, 100%), 1fr));
  align-self: stretch;
  gap: ${token('space.4')};
  padding: 0;
  list-style: none;
  > li {
    display: flex;
    gap: ${token('space.3')};
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.label')};
    line-height: ${token('space.6')};
  }
  > li[aria-current] {
    color: ${token('color.text.primary')};
    font-weight: ${token('type.weight.medium')};
  }
  > li > span {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: ${token('space.6')};
    block-size: ${token('space.6')};
    border: ${token('line.control')} solid ${token('color.border.field')};
    border-radius: ${token('radius.full')};
    font-size: ${token('type.size.small')};
  }
  > li[aria-current] > span {
    border-color: ${token('color.border.selected')};
    color: ${token('color.accent.icon')};
  }
  > li[data-done] > span {
    border-color: ${token('color.action.primary.rest')};
    background: ${token('color.action.primary.rest')};
    color: ${token('color.action.primary.text')};
  }
`;

/** A placeholder in the space of the invisible first child. */
export const Waiting = styled.div`
  display: grid;
  > * {
    grid-area: 1 / 1;
  }
  > :first-child {
    visibility: hidden;
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
