import { Suspense } from 'react';
import type { ReactNode } from 'react';
import { Heading } from '../components/Heading/Heading';
import { Skeleton } from '../components/Skeleton/Skeleton';
import { Stack } from '../components/Stack/Stack';
import { Text } from '../components/Text/Text';
import { Anatomy } from './Anatomy';
import { changesOf } from './changes';
import { ChangeText } from './ChangeText';
import { CodeExample } from './CodeExample';
import type { ComponentDocumentation } from './documentation';
import { ContrastTable } from './foundations/ContrastTable';
import { contrastUses } from './foundations/contrastUses';
import { Guidance } from './Guidance';
import { KeyboardTable } from './KeyboardTable';
import { Overlays } from './Overlays';
import { choicesOf } from './patterns/choices';
import { PointList } from './PointList';
import { PropsTable } from './PropsTable';
import { screenTitle } from './shell/siteMap';
import { StateMatrix } from './StateMatrix';
import { StoryLink } from './StoryLink';
import { kebab, wordsOf } from './storyAddress';
import { Columns, Points } from './styled';

/**
 * The sections of a component's page by their titles, in the same order for all; undefined for a
 * component that has nothing to say there. The page and the search read them.
 */
export const componentSections: Readonly<
  Record<string, (documentation: ComponentDocumentation) => ReactNode>
> = {
  Example: ({ name }) => (
    <Suspense fallback={<Skeleton blockSize="12rem" />}>
      <CodeExample name={name} />
    </Suspense>
  ),
  'When to use it': ({ name, use, avoid }) => (
    <Columns>
      <Stack gap="2">
        <Heading level={3}>Use it</Heading>
        <PointList points={use} />
        {choicesOf(name).map(([story, title]) => (
          <StoryLink key={story} story={story}>{`${title}?`}</StoryLink>
        ))}
      </Stack>
      <Stack gap="2">
        <Heading level={3}>Do not use it</Heading>
        <PointList points={avoid} />
      </Stack>
    </Columns>
  ),
  'Do and don’t': (documentation) =>
    typeof documentation.guidance === 'string' ? (
      <Text tone="secondary">{documentation.guidance}</Text>
    ) : (
      <Guidance {...documentation.guidance} of={documentation} />
    ),
  Anatomy: (documentation) =>
    documentation.anatomy && (
      <>
        <Text tone="secondary">
          Measured on this page, sizes in px. “=” before a token: the value is computed and equals
          it.
        </Text>
        <Anatomy {...documentation.anatomy} of={documentation} />
      </>
    ),
  States: (documentation) =>
    (documentation.matrix ?? documentation.overlays) && (
      <>
        <StateMatrix {...documentation} />
        <Overlays {...documentation} />
      </>
    ),
  Keyboard: ({ keyboard }) => keyboard && <KeyboardTable keyboard={keyboard} />,
  'Accessible name': ({ accessibleName }) =>
    accessibleName && <Text tone="secondary">{accessibleName}</Text>,
  Contrast({ name }) {
    const pairs = contrastUses.filter(({ group }) => group === wordsOf(name));
    return pairs.length === 0 ? undefined : (
      <>
        <ContrastTable label={`Contrast of ${name}`} pairs={pairs} />
        <StoryLink story="foundations--contrast">All required pairs</StoryLink>
      </>
    );
  },
  'Words and long languages': ({ content }) => content && <PointList points={content} />,
  'In the product': ({ story }) => <StoryLink story={story}>{screenTitle(story)}</StoryLink>,
  Properties: ({ name, parts = [] }) =>
    [name, ...parts].map((each) => <PropsTable key={each} name={each} />),
  Changes({ name }) {
    const changes = changesOf(kebab(name));
    return changes.length === 0 ? undefined : (
      <>
        <Points>
          {changes.map(({ release, ...change }) => (
            <li key={change.text}>
              {`${release}, ${change.kind.toLowerCase()}: `}
              <ChangeText {...change} />
            </li>
          ))}
        </Points>
        <StoryLink story="overview--changes">All changes</StoryLink>
      </>
    );
  },
};
