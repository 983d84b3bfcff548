import { Suspense, use } from 'react';
import { styled } from 'styled-components';
import { StoryLocaleContext } from '../.ladle/StoryLocaleContext';
import { pageLanguage } from '../.ladle/storyLocales';
import { Skeleton } from '../components/Skeleton/Skeleton';
import { token } from '../tokens/token';
import type { ComponentDocumentation, ForcedState, MatrixDocumentation } from './documentation';
import { Forced } from './Forced';
import { usePhrases } from './phrases';
import { Grid, Scroll } from './styled';

const NAMES: Readonly<Record<ForcedState, string>> = {
  hover: 'Hover',
  focus: 'Focus',
  active: 'Pressed',
  over: 'A file over it',
  opened: 'Open',
};

const Cells = styled(Grid)`
  inline-size: max-content;
  min-inline-size: 100%;
  th,
  td {
    padding: ${token('space.2')} ${token('space.1')};
    text-align: start;
    vertical-align: middle;
  }
  td a {
    display: inline-block;
    min-block-size: ${token('size.target')};
  }
  /* Fields have the width of a column, buttons their own. */
  td > div > div > :is(div, fieldset) {
    inline-size: 13rem;
  }
`;

/** Every variant in every state, in the words and the direction of the view. */
function Matrix({
  label,
  on,
  pointer = on === undefined ? [] : ['hover', 'focus', 'active'],
  variants,
  states,
  show,
}: MatrixDocumentation & { label: string }) {
  const phrases = usePhrases();
  const language = pageLanguage(use(StoryLocaleContext));
  const columns: [name: string, extra: object, state?: ForcedState][] = [
    [on === undefined ? 'Look' : 'Rest', {}],
    ...pointer.map((state): [string, object, ForcedState] => [NAMES[state], {}, state]),
    ...Object.entries(states?.(phrases) ?? {}),
  ];
  return (
    <Scroll role="region" aria-label={label}>
      <Cells>
        <thead>
          <tr>
            <th scope="col">Variant</th>
            {columns.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(variants).map(([variant, props]) => (
            <tr key={variant}>
              <th scope="row">{variant}</th>
              {columns.map(([name, extra, state]) => {
                const shown = show({ ...props, ...extra } as never, phrases, `${variant} ${name}`);
                const target = typeof on === 'string' ? on : state && on?.[state];
                return (
                  <td key={name}>
                    <div {...language}>
                      {state === undefined || target === undefined ? (
                        <div>{shown}</div>
                      ) : (
                        <Forced state={state} on={target}>
                          {shown}
                        </Forced>
                      )}
                    </div>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </Cells>
    </Scroll>
  );
}

/** The table of variants and states of a component, if it has one. */
export function StateMatrix({ name, matrix }: ComponentDocumentation) {
  return matrix === undefined ? null : (
    <Suspense fallback={<Skeleton blockSize="8rem" />}>
      <Matrix label={`${name}: variants and states`} {...matrix} />
    </Suspense>
  );
}
