import { Fragment, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useStoryLanguage } from '../.ladle/contexts';
import { token } from '../tokens/token';
import type { ComponentDocumentation, Part } from './documentation';
import { Shown } from './Overlays';
import { measureParts } from './partMeasures';

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
    align-items: start;
    gap: ${token('space.2')};
    padding-block: ${token('space.2')};
    border-block-end: ${token('line.hairline')} solid ${token('color.border.subtle')};
    white-space: nowrap;
  }
  li > div {
    flex: 1;
    white-space: normal;
  }
  small {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('space.1')};
    color: ${token('color.text.secondary')};
    font-size: ${token('type.size.small')};
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

const aroundOf = (root: Element): DOMRect =>
  root.ownerDocument === document
    ? root.getBoundingClientRect()
    : new DOMRect(0, 0, root.clientWidth, root.ownerDocument.defaultView?.innerHeight);

interface Layout {
  around: DOMRect;
  boxes: readonly (DOMRect | undefined)[];
  measures: ReturnType<typeof measureParts>;
}

/** Boxes and measures of the parts as the browser has laid them out, after every entrance. */
function useLayout(root: Element | null, parts: readonly Part[]): Layout | undefined {
  const [layout, setLayout] = useState<Layout>();
  useEffect(() => {
    if (root === null) return undefined;
    const measure = async () => {
      const entrances = root
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
      await Promise.allSettled(entrances.map(({ finished }) => finished));
      const elements = parts.map(([, selector]) => root.querySelector(selector));
      setLayout({
        around: aroundOf(root),
        boxes: elements.map((element) => element?.getBoundingClientRect()),
        measures: measureParts(root.ownerDocument, elements),
      });
    };
    const onChange = () => void measure();
    const changes = new MutationObserver(onChange);
    changes.observe(root, { childList: true, subtree: true });
    const size = new ResizeObserver(onChange);
    size.observe(root);
    const end = new AbortController();
    for (const name of ['animationstart', 'transitionrun'])
      root.addEventListener(name, onChange, end);
    return () => {
      changes.disconnect();
      size.disconnect();
      end.abort();
    };
  }, [root, parts]);
  return layout;
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

interface AnatomyProps extends NonNullable<ComponentDocumentation['anatomy']> {
  of: ComponentDocumentation;
}

export function Anatomy({ show, parts, of }: AnatomyProps) {
  const [root, setRoot] = useState<Element | null>(null);
  const layout = useLayout(root, parts);
  const { dir } = useStoryLanguage();
  return (
    <Sides>
      <div data-picture="">
        <div ref={typeof show === 'string' ? undefined : setRoot}>
          <Shown show={show} of={of} onPage={(page) => setRoot(page.body)} />
        </div>
        {layout === undefined ? null : (
          <div aria-hidden="true" dir={dir}>
            {parts.map(([part, , edge = 'start'], index) => {
              const { around } = layout;
              const box = layout.boxes[index];
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
          const box = layout?.boxes[index];
          return (
            <li key={part}>
              <Sign>{index + 1}</Sign>
              <div>
                {part}
                {layout?.measures[index]?.map(({ property, values }) => (
                  <small key={property}>
                    {property}
                    {values.map(({ px, name, isEqual }, side) => (
                      <Fragment key={side}>
                        {' '}
                        <span>
                          {px} {isEqual ? '= ' : null}
                          {name === undefined ? null : <code>{name}</code>}
                        </span>
                      </Fragment>
                    ))}
                  </small>
                ))}
              </div>
              {box === undefined ? null : `${Math.round(box.width)} × ${Math.round(box.height)}`}
            </li>
          );
        })}
      </ol>
    </Sides>
  );
}
