import { use } from 'react';
import type { ComponentType } from 'react';
import type { ComponentDocumentation } from './documentation';
import { tracked } from './tracked';

export const componentGroups: Readonly<Record<string, readonly string[]>> = {
  Actions: ['Button', 'IconButton', 'Link', 'Menu'],
  Fields: [
    'TextField',
    'TextArea',
    'SearchField',
    'Select',
    'Checkbox',
    'RadioGroup',
    'TickBox',
    'FileDrop',
  ],
  Messages: [
    'InlineMessage',
    'NoticeRegion',
    'ErrorSummary',
    'Badge',
    'ProgressBar',
    'Spinner',
    'Skeleton',
    'LiveRegion',
  ],
  Overlays: ['Modal', 'Tooltip', 'Disclosure'],
  Data: ['Table', 'Tree', 'Pagination', 'Tabs', 'Avatar', 'TruncatedText'],
  Structure: ['Stack', 'Card', 'Heading', 'Text', 'ScrollRegion', 'VisuallyHidden'],
};

async function loadDocs(): Promise<readonly ComponentDocumentation[]> {
  return Promise.all(
    Object.values(componentGroups)
      .flat()
      .map(async (name) => {
        const file = (await import(`../components/${name}/${name}.docs.tsx`)) as {
          docs: ComponentDocumentation;
        };
        return file.docs;
      }),
  );
}

let all: Promise<readonly ComponentDocumentation[]> | undefined;

export const componentDocs = (): Promise<readonly ComponentDocumentation[]> => (all ??= loadDocs());

/** A file that works when it is copied, with its source. */
export interface ComponentExample {
  Example: ComponentType;
  code: string;
}

const examples = new Map<string, Promise<ComponentExample>>();

async function loadExample(name: string): Promise<ComponentExample> {
  const [file, source] = (await Promise.all([
    import(`../components/${name}/${name}.example.tsx`),
    import(`../components/${name}/${name}.example.tsx?raw`),
  ])) as [Pick<ComponentExample, 'Example'>, { default: string }];
  return { ...file, code: source.default };
}

export function exampleOf(name: string): Promise<ComponentExample> {
  const example = examples.get(name) ?? tracked(loadExample(name));
  examples.set(name, example);
  return example;
}

export const useExample = (name: string): ComponentExample => use(exampleOf(name));
