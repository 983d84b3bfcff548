import { Children, isValidElement } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import glossary from '../../../translations/glossary.md';
import { leads } from './chapterTexts';
import { GlossaryTable } from './GlossaryTable';
import { MarkdownPage, MarkdownTable } from './MarkdownPage';

const textOf = (node: ReactNode): string =>
  Children.toArray(node)
    .map((part) =>
      isValidElement<{ children?: ReactNode }>(part) ? textOf(part.props.children) : String(part),
    )
    .join('');

/** The table of terms can be searched; the others are as in every document. */
function GlossaryPart({ children }: HTMLAttributes<HTMLElement>) {
  if (textOf(children).trim().startsWith('Term')) return <GlossaryTable />;
  return <MarkdownTable>{children}</MarkdownTable>;
}

/** The glossary of the translations. */
export function GlossaryPage() {
  return (
    <MarkdownPage
      title="Glossary"
      lead={leads['content--glossary']}
      Document={glossary}
      replaced={{ table: GlossaryPart }}
    />
  );
}
