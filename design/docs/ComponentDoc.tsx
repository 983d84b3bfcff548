import { Suspense, useEffect } from 'react';
import { componentProps } from 'virtual:component-props';
import { useAddress } from '../.ladle/addressView';
import { Link } from '../components/Link/Link';
import { Skeleton } from '../components/Skeleton/Skeleton';
import { Text } from '../components/Text/Text';
import { Anatomy } from './Anatomy';
import { CodeExample } from './CodeExample';
import type { ComponentDocumentation } from './documentation';
import { Guidance } from './Guidance';
import { KeyboardTable } from './KeyboardTable';
import { Overlays } from './Overlays';
import { PointList } from './PointList';
import { PropsTable } from './PropsTable';
import { DocPart, DocSheet } from './Sheet';
import { screenTitle } from './shell/siteMap';
import { StateMatrix } from './StateMatrix';
import { storyAddress, wordsOf } from './storyAddress';
import { Columns } from './styled';

/** The page of a component, with the same sections in the same order for all. */
export function ComponentDoc({ documentation }: { documentation: ComponentDocumentation }) {
  useEffect(() => {
    // Some components take the focus when they appear, but the page starts at its top.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest('article') !== null)
      activeElement.blur();
    if (window.location.hash === '') window.scrollTo(0, 0);
  }, []);
  const { name, lead, story, use, avoid, matrix, overlays, keyboard, accessibleName, content } =
    documentation;
  const { guidance, anatomy, parts = [] } = documentation;
  const address = useAddress();
  return (
    <DocSheet
      title={wordsOf(name)}
      lead={lead}
      aside={
        <Text size="small" tone="secondary">
          <code>{`import { ${[name, ...parts].join(', ')} } from '#design';`}</code>
        </Text>
      }
    >
      <DocPart title="Example">
        <Suspense fallback={<Skeleton blockSize="12rem" />}>
          <CodeExample name={name} />
        </Suspense>
      </DocPart>
      <Columns>
        <DocPart title="When to use it">
          <PointList points={use} />
        </DocPart>
        <DocPart title="When not to use it">
          <PointList points={avoid} />
        </DocPart>
      </Columns>
      <DocPart title="Good and bad">
        {typeof guidance === 'string' ? (
          <Text tone="secondary">{guidance}</Text>
        ) : (
          <Guidance {...guidance} of={documentation} />
        )}
      </DocPart>
      <DocPart title="Anatomy" lead="Sizes are measured on this page, in px.">
        {anatomy && <Anatomy {...anatomy} of={documentation} />}
      </DocPart>
      <DocPart title="States">
        {(matrix ?? overlays) && (
          <>
            <StateMatrix {...documentation} />
            <Overlays {...documentation} />
          </>
        )}
      </DocPart>
      <DocPart title="Keyboard">{keyboard && <KeyboardTable keyboard={keyboard} />}</DocPart>
      <DocPart title="Accessible name">
        {accessibleName && <Text tone="secondary">{accessibleName}</Text>}
      </DocPart>
      <DocPart title="Words and long languages">
        <PointList points={content} />
      </DocPart>
      <DocPart title="In the product">
        <Link href={storyAddress(address, story)}>{screenTitle(story)}</Link>
      </DocPart>
      <DocPart title="Properties">
        <PropsTable {...(componentProps[name] ?? { also: '', props: [], types: [] })} />
      </DocPart>
    </DocSheet>
  );
}
