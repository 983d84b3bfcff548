import { useLayoutEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { token } from '../tokens/token';
import { spreadMarks } from './anatomyMarks';
import type { Mark } from './anatomyMarks';
import type { AnatomyPart, ComponentDocumentation } from './documentation';
import { Specimen } from './Sheet';

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

const Line = styled.span`
  position: absolute;
  inline-size: 0;
  border-inline-start: 1px solid ${token('color.border.field')};
  pointer-events: none;
`;

const Number = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  justify-content: center;
  inline-size: ${token('size.target')};
  block-size: ${token('size.target')};
  border-radius: ${token('radius.full')};
  background: ${token('color.text.primary')};
  color: ${token('color.surface.card')};
  font-size: ${token('type.size.small')};
  font-weight: ${token('type.weight.strong')};
  ${Line} > & {
    position: absolute;
    inset-inline-start: 0;
    transform: translateX(-50%);
  }
  ${Line}[data-at='top'] > & {
    inset-block-start: -12px;
  }
  ${Line}[data-at='bottom'] > & {
    inset-block-end: -12px;
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

/** Half of a number's height above and below the specimen's edge, px. */
const EDGE = 20;

function marksIn(frame: HTMLElement, parts: readonly AnatomyPart[]): (Mark | undefined)[] {
  const around = frame.getBoundingClientRect();
  return spreadMarks(
    parts.map(({ find, at }, index) => {
      const rect = frame.querySelector(`[data-subject] ${find}`)?.getBoundingClientRect();
      if (rect === undefined) return undefined;
      const side = at ?? (index % 2 === 0 ? 'top' : 'bottom');
      const left = rect.left + rect.width / 2 - around.left;
      const [top, bottom] =
        side === 'top'
          ? [EDGE, rect.top - around.top]
          : [rect.bottom - around.top, around.height - EDGE];
      return { left, top, height: Math.max(bottom - top, 0), at: side };
    }),
  );
}

/** A live specimen with numbered parts and a description of each part. */
export function Anatomy({ specimen, parts }: ComponentDocumentation['anatomy']) {
  const frame = useRef<HTMLDivElement>(null);
  const [marks, setMarks] = useState<(Mark | undefined)[]>([]);
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setMarks(marksIn(element, parts));
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // The direction may change without the size.
    const turned = new MutationObserver(measure);
    turned.observe(document.documentElement, { attributeFilter: ['dir'] });
    return () => {
      observer.disconnect();
      turned.disconnect();
    };
  }, [parts]);
  return (
    <>
      <Frame ref={frame}>
        <Specimen>
          <Subject data-subject="">{specimen}</Subject>
        </Specimen>
        <div aria-hidden="true" dir="ltr">
          {marks.map(
            (mark, index) =>
              mark && (
                <Line
                  key={parts[index]?.name}
                  data-at={mark.at}
                  style={{
                    insetInlineStart: mark.left,
                    insetBlockStart: mark.top,
                    blockSize: mark.height,
                  }}
                >
                  <Number>{index + 1}</Number>
                </Line>
              ),
          )}
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
