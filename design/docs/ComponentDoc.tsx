import { useEffect } from 'react';
import { Text } from '../components/Text/Text';
import { componentSections } from './componentSections';
import type { ComponentDocumentation } from './documentation';
import { DocPart, DocSheet } from './Sheet';
import { wordsOf } from './storyAddress';

export function ComponentDoc({ documentation }: { documentation: ComponentDocumentation }) {
  useEffect(() => {
    // Some components take the focus when they appear, but the page starts at its top.
    const { activeElement } = document;
    if (activeElement instanceof HTMLElement && activeElement.closest('article') !== null)
      activeElement.blur();
    if (window.location.hash === '') window.scrollTo(0, 0);
  }, []);
  const { name, lead, parts = [] } = documentation;
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
      {Object.entries(componentSections).map(([title, show]) => (
        <DocPart key={title} title={title} folded={['Contrast', 'Properties'].includes(title)}>
          {show(documentation)}
        </DocPart>
      ))}
    </DocSheet>
  );
}
