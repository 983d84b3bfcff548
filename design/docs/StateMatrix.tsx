import { Suspense } from 'react';
import { styled } from 'styled-components';
import { useStoryLanguage } from '../.ladle/contexts';
import { Heading } from '../components/Heading/Heading';
import { Skeleton } from '../components/Skeleton/Skeleton';
import { Stack } from '../components/Stack/Stack';
import { token } from '../tokens/token';
import type { ComponentDocumentation, ForcedState, MatrixDocumentation } from './documentation';
import { Forced } from './Forced';
import { usePhrases } from './phrases';
import { readableTitle } from './shell/siteMap';
import { Tile, Tiles } from './styled';

const NAMES: Readonly<Record<ForcedState, string>> = {
  hover: 'Hover',
  focus: 'Focus',
  active: 'Pressed',
  over: 'A file over it',
  opened: 'Open',
};

type Look = [name: string, extra: object, state?: ForcedState];

/**
 * Fields have the width of their place, buttons their own; what is compared alone gets more, a
 * table the whole row.
 */
const Looks = styled(Tiles)<{ $alone: boolean }>`
  --least: 6.5rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, var(--least)), 1fr));
  &:has(figure > div > div > :where(div, fieldset, nav, [role='tree'])) {
    --least: ${({ $alone }) => ($alone ? '20rem' : '13rem')};
  }
  &&:has(table) {
    --least: 100%;
  }
  row-gap: ${token('space.4')};
  > figure > div {
    min-inline-size: 0;
  }
`;

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
  const names = Object.keys(variants);
  const figureOf = (variant: string, [name, extra, state]: Look, caption: string) => {
    const specimen = show(
      { ...variants[variant], ...extra } as never,
      phrases,
      `${variant} ${name}`,
    );
    const target = typeof on === 'string' ? on : state && on?.[state];
    return (
      <Tile key={`${variant} ${name}`} dir={language.dir}>
        <div {...language}>
          {state === undefined || target === undefined ? (
            <div>{specimen}</div>
          ) : (
            <Forced state={state} on={target}>
              {specimen}
            </Forced>
          )}
        </div>
        <figcaption>{caption}</figcaption>
      </Tile>
    );
  };
  if (looks.length === 1 || names.length === 1)
    return (
      <Looks $alone role="group" aria-label={label}>
        {names.flatMap((name) =>
          looks.map((look) =>
            figureOf(name, look, looks.length === 1 ? readableTitle(name) : look[0]),
          ),
        )}
      </Looks>
    );
  return (
    <Stack role="group" aria-label={label}>
      {names.map((name) => (
        <Stack key={name} gap="2">
          <Heading level={3}>{readableTitle(name)}</Heading>
          <Looks $alone={false}>{looks.map((look) => figureOf(name, look, look[0]))}</Looks>
        </Stack>
      ))}
    </Stack>
  );
}

export function StateMatrix({ name, matrix }: ComponentDocumentation) {
  return matrix === undefined ? null : (
    <Suspense fallback={<Skeleton blockSize="8rem" />}>
      <Matrix label={`${name}: variants and states`} {...matrix} />
    </Suspense>
  );
}
