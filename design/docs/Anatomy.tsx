import { useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useStoryLanguage } from '../.ladle/contexts';
import { token } from '../tokens/token';
import type { ComponentDocumentation, Part } from './documentation';
import { Shown } from './Overlays';

/** The specimen beside the list of its parts, if there is space. */
const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: ${token('space.6')};
  > :first-child {
    position: relative;
    flex: 3 1 20rem;
    min-inline-size: 0;
  }
  > ol {
    flex: 2 1 15rem;
    padding: 0;
    font-size: ${token('type.size.label')};
    list-style: none;
  }
  li {
    display: flex;
    gap: ${token('space.2')};
    padding-block: ${token('space.2')};
    border-block-end: ${token('line.hairline')} solid ${token('color.border.subtle')};
    white-space: nowrap;
  }
  li > span {
    flex: 1;
    white-space: normal;
  }
`;

const Outline = styled.span`
  position: absolute;
  z-index: ${token('layer.inner')};
  outline: ${token('line.hairline')} dashed ${token('color.accent.text')};
  pointer-events: none;
`;

const Sign = styled.b`
  display: inline-block;
  inline-size: ${token('space.5')};
  border-radius: ${token('radius.full')};
  background: ${token('color.accent.text')};
  color: ${token('color.surface.card')};
  font-size: ${token('type.size.small')};
  line-height: ${token('space.5')};
  text-align: center;
  ${Outline} > & {
    --out: calc(${token('space.5')} / -2);
    position: absolute;
    inset-block-start: calc(50% + var(--out));
    &[data-edge='start'] {
      inset-inline-end: calc(100% + ${token('line.focus')});
    }
    &[data-edge='end'] {
      inset-inline-start: calc(100% + ${token('line.focus')});
    }
    &[data-edge='top'],
    &[data-edge='bottom'] {
      inset-block: var(--out) auto;
      inset-inline-start: calc(50% + var(--out));
    }
    &[data-edge='bottom'] {
      inset-block: auto var(--out);
    }
  }
`;

/** The window of an overlay, or the place of content. */
const aroundOf = (root: Element): DOMRect =>
  root.ownerDocument === document
    ? root.getBoundingClientRect()
    : new DOMRect(0, 0, root.clientWidth, root.ownerDocument.defaultView?.innerHeight);

/** The boxes of what is around the parts, and of the parts, as the browser has laid them out. */
function useBoxes(root: Element | null, parts: readonly Part[]) {
  const [boxes, setBoxes] = useState<readonly (DOMRect | undefined)[]>([]);
  useEffect(() => {
    if (root === null) return undefined;
    const measure = () =>
      setBoxes([
        aroundOf(root),
        ...parts.map(([, selector]) => root.querySelector(selector)?.getBoundingClientRect()),
      ]);
    const changes = new MutationObserver(measure);
    changes.observe(root, { childList: true, subtree: true });
    const size = new ResizeObserver(measure);
    size.observe(root);
    // A dialog grows as it appears.
    root.addEventListener('animationend', measure);
    return () => {
      changes.disconnect();
      size.disconnect();
      root.removeEventListener('animationend', measure);
    };
  }, [root, parts]);
  return boxes;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

interface AnatomyProps extends NonNullable<ComponentDocumentation['anatomy']> {
  of: ComponentDocumentation;
}

/** A live component with numbered parts, and their measured sizes. */
export function Anatomy({ show, parts, of }: AnatomyProps) {
  const [root, setRoot] = useState<Element | null>(null);
  const [around, ...boxes] = useBoxes(root, parts);
  const { dir } = useStoryLanguage();
  return (
    <Sides>
      <div data-picture="">
        <div ref={typeof show === 'string' ? undefined : setRoot}>
          <Shown show={show} of={of} onPage={(page) => setRoot(page.body)} />
        </div>
        {around === undefined ? null : (
          <div aria-hidden="true" dir={dir}>
            {parts.map(([part, , edge = 'start'], index) => {
              const box = boxes[index];
              return box === undefined ? null : (
                <Outline
                  key={part}
                  style={{
                    left: percent(box.x - around.x, around.width),
                    top: percent(box.y - around.y, around.height),
                    width: percent(box.width, around.width),
                    height: percent(box.height, around.height),
                  }}
                >
                  <Sign data-edge={edge}>{index + 1}</Sign>
                </Outline>
              );
            })}
          </div>
        )}
      </div>
      <ol aria-label={`Parts of ${of.name}`}>
        {parts.map(([part], index) => {
          const box = boxes[index];
          return (
            <li key={part}>
              <Sign>{index + 1}</Sign>
              <span>{part}</span>
              {box === undefined ? null : `${Math.round(box.width)} × ${Math.round(box.height)}`}
            </li>
          );
        })}
      </ol>
    </Sides>
  );
}
