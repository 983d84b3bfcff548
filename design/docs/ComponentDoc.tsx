import { Suspense, useEffect } from 'react';
import { Skeleton } from '../components/Skeleton/Skeleton';
import { Text } from '../components/Text/Text';
import { CodeExample } from './CodeExample';
import type { ComponentDocumentation } from './documentation';
import { Guidance } from './Guidance';
import { KeyboardTable } from './KeyboardTable';
import { componentProps } from './props.generated';
import { PointList } from './PointList';
import { PropsTable } from './PropsTable';
import { DocPart, DocSheet } from './Sheet';
import { StateMatrix } from './StateMatrix';
import { States } from './States';
import { wordsOf } from './storyAddress';
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
  const { name, lead, use, avoid, matrix, states, keyboard, accessibleName, content } =
    documentation;
  const { guidance, parts = [] } = documentation;
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
      {guidance === undefined ? null : (
        <DocPart title="Good and bad">
          <Guidance {...guidance} />
        </DocPart>
      )}
      {matrix === undefined && states.length === 0 ? null : (
        <DocPart title="States">
          <StateMatrix name={name} matrix={matrix} />
          <States name={name} states={states} />
        </DocPart>
      )}
      {keyboard === undefined ? null : (
        <DocPart title="Keyboard">
          <KeyboardTable keyboard={keyboard} />
        </DocPart>
      )}
      {accessibleName === undefined ? null : (
        <DocPart title="Accessible name">
          <Text tone="secondary">{accessibleName}</Text>
        </DocPart>
      )}
      <DocPart title="Words and long languages">
        <PointList points={content} />
      </DocPart>
      <DocPart title="Properties">
        <PropsTable {...(componentProps[name] ?? { also: '', props: [], types: [] })} />
      </DocPart>
    </DocSheet>
  );
}
