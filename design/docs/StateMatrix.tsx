import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useStoryLanguage } from '../.ladle/contexts';
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

type Look = [name: string, extra: object, state?: ForcedState];

const Cells = styled(Grid)<{ $width: string }>`
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
    inline-size: ${({ $width }) => $width};
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
  const language = useStoryLanguage();
  const looks: Look[] = [
    [on === undefined ? 'Look' : 'Rest', {}],
    ...pointer.map((state): Look => [NAMES[state], {}, state]),
    ...Object.entries(states?.(phrases) ?? {}),
  ];
  const cellOf = (variant: string, [name, extra, state]: Look) => {
    const specimen = show(
      { ...variants[variant], ...extra } as never,
      phrases,
      `${variant} ${name}`,
    );
    const target = typeof on === 'string' ? on : state && on?.[state];
    return (
      <td key={`${variant} ${name}`}>
        <div {...language}>
          {state === undefined || target === undefined ? (
            <div>{specimen}</div>
          ) : (
            <Forced state={state} on={target}>
              {specimen}
            </Forced>
          )}
        </div>
      </td>
    );
  };
  const names = Object.keys(variants);
  // Rows are the longer list, so that the table is narrow.
  const isTurned = looks.length > names.length;
  const columns = isTurned ? names : looks.map(([name]) => name);
  const rows = isTurned
    ? looks.map((look) => [look[0], names.map((name) => cellOf(name, look))] as const)
    : names.map((name) => [name, looks.map((look) => cellOf(name, look))] as const);
  return (
    <Scroll role="region" aria-label={label}>
      {/* What is alone in its row has the width of a form. */}
      <Cells $width={columns.length === 1 ? 'clamp(15rem, 60vi, 30rem)' : '13rem'}>
        <thead>
          <tr>
            {[isTurned ? 'State' : 'Variant', ...columns].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {cells}
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
