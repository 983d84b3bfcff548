import { useEffect } from 'react';
import { Text } from '../components/Text/Text';
import { Anatomy } from './Anatomy';
import { CodeExample } from './CodeExample';
import { TryOut } from './controls/TryOut';
import type { ComponentDocumentation } from './documentation';
import { Guidance } from './Guidance';
import { KeyboardTable } from './KeyboardTable';
import { componentProps } from './props.generated';
import { LanguageStories } from './LanguageStories';
import { PointList } from './PointList';
import { PropsTable } from './PropsTable';
import { RelatedLinks } from './RelatedLinks';
import { DocPart, DocSheet } from './Sheet';
import { StateMatrix } from './StateMatrix';
import { States } from './States';
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
  const {
    name,
    title,
    lead,
    use,
    avoid,
    anatomy,
    matrix,
    states,
    keyboard,
    accessibleName,
    content,
  } = documentation;
  const { example, tryOut, guidance, related, parts = [] } = documentation;
  return (
    <DocSheet
      title={title.replace(/^.*\/\s*/, '')}
      lead={lead}
      aside={
        <Text size="small" tone="secondary">
          <code>{`import { ${[name, ...parts].join(', ')} } from '#design';`}</code>
        </Text>
      }
    >
      <DocPart title="Example">
        <CodeExample {...example} />
      </DocPart>
      {tryOut === undefined ? null : (
        <DocPart title="Try it" lead="Change the properties; the element and its code follow.">
          <TryOut name={name} {...tryOut} />
        </DocPart>
      )}
      <Columns>
        <DocPart title="When to use it">
          <PointList points={use} />
        </DocPart>
        <DocPart title="When not to use it">
          <PointList points={avoid} />
        </DocPart>
      </Columns>
      <DocPart title="Good and bad">
        <Guidance {...guidance} />
      </DocPart>
      {anatomy === undefined ? null : (
        <DocPart title="Anatomy">
          <Anatomy {...anatomy} />
        </DocPart>
      )}
      <DocPart title="States">
        <StateMatrix name={name} matrix={matrix} />
        <States title={title} states={states} />
      </DocPart>
      <DocPart title="Keyboard">
        <KeyboardTable keyboard={keyboard} />
      </DocPart>
      <DocPart title="Accessible name">
        <Text tone="secondary">{accessibleName}</Text>
      </DocPart>
      <DocPart title="Words and long languages">
        <PointList points={content} />
        <LanguageStories title={title} />
      </DocPart>
      <DocPart title="Properties">
        <PropsTable {...(componentProps[name] ?? { also: '', props: [], types: [] })} />
      </DocPart>
      <DocPart title="Related components">
        <RelatedLinks names={related} />
      </DocPart>
    </DocSheet>
  );
}
