import { Fragment, useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../../tokens/token';
import type { ComponentDocumentation } from '../documentation';
import { Specimen } from '../Sheet';
import { placeMarks } from './placeMarks';
import type { Mark } from './placeMarks';
import { readScene } from './readScene';

const Frame = styled.div`
  position: relative;
  overflow-x: clip;
  > div:first-child {
    padding-block: ${token('space.16')};
  }
`;

const Subject = styled.div`
  flex: 0 1 30rem;
  display: flex;
  flex-direction: column;
  align-items: center;
  /* An item that grows in a row would grow downward here. */
  && > * {
    flex: none;
    max-inline-size: 100%;
  }
  > :is(div, fieldset, nav):not([data-narrow]) {
    inline-size: 100%;
  }
`;

/** A line of one pixel between a number and its part. */
const Line = styled.span`
  position: absolute;
  min-inline-size: 1px;
  min-block-size: 1px;
  background: ${token('color.text.primary')};
  pointer-events: none;
`;

const Number = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: ${token('space.6')};
  block-size: ${token('space.6')};
  border-radius: ${token('radius.full')};
  background: ${token('color.text.primary')};
  color: ${token('color.surface.card')};
  font-size: ${token('type.size.small')};
  font-weight: ${token('type.weight.strong')};
  [data-place] > & {
    position: absolute;
    transform: translate(-50%, -50%);
  }
`;

const Legend = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: ${token('space.3')} ${token('space.6')};
  padding: 0;
  list-style: none;
  font-size: ${token('type.size.label')};
  li {
    display: flex;
    gap: ${token('space.3')};
  }
  div {
    color: ${token('color.text.secondary')};
  }
  strong {
    color: ${token('color.text.primary')};
    font-weight: ${token('type.weight.medium')};
  }
`;

/** A live specimen with numbered parts and a description of each part. */
export function Anatomy({ specimen, parts }: ComponentDocumentation['anatomy']) {
  const frame = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setMarks(placeMarks(readScene(element, parts)));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    element.addEventListener('animationend', measure);
    // The direction, and what a part shows later, may change without the size.
    const changes = new MutationObserver(measure);
    changes.observe(document.documentElement, { attributeFilter: ['dir'] });
    const subject = element.querySelector('[data-subject]') ?? element;
    changes.observe(subject, { childList: true, subtree: true, attributeFilter: ['style'] });
    return () => {
      observer.disconnect();
      element.removeEventListener('animationend', measure);
      changes.disconnect();
    };
  }, [parts]);
  return (
    <>
      <Frame ref={frame}>
        <Specimen>
          <Subject data-subject="">{specimen}</Subject>
        </Specimen>
        <div data-place="" aria-hidden="true" dir="ltr">
          {marks.map(({ x, y, line }, index) => (
            <Fragment key={parts[index]?.name}>
              <Line
                data-line=""
                style={{
                  insetInlineStart: line.left,
                  insetBlockStart: line.top,
                  inlineSize: line.right - line.left,
                  blockSize: line.bottom - line.top,
                }}
              />
              <Number style={{ insetInlineStart: x, insetBlockStart: y }}>{index + 1}</Number>
            </Fragment>
          ))}
        </div>
      </Frame>
      <Legend>
        {parts.map(({ name, about }, index) => (
          <li key={name}>
            <Number aria-hidden="true">{index + 1}</Number>
            <div>
              <strong>{name}.</strong> {about}
            </div>
          </li>
        ))}
      </Legend>
    </>
  );
}
