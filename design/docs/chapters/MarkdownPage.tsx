import type { AnchorHTMLAttributes, ComponentType, HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { useAddress } from '../../.ladle/addressView';
import { Heading } from '../../components/Heading/Heading';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';
import { token } from '../../tokens/token';
import { DocSheet } from '../Sheet';
import { Grid, Scroll } from '../styled';
import { headingId } from '../headingId';
import { storyAddress } from '../storyAddress';

const Prose = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token('space.4')};
  min-inline-size: 0;
  h2 {
    margin-block-start: ${token('space.6')};
  }
  ul,
  ol {
    display: flex;
    flex-direction: column;
    gap: ${token('space.2')};
    padding-inline-start: 1.5em;
  }
  pre {
    white-space: pre-wrap;
    margin: 0;
    padding: ${token('space.4')};
    border: 1px solid ${token('color.border.subtle')};
    border-radius: ${token('radius.surface')};
    background: ${token('color.surface.raised')};
    font-size: ${token('type.size.small')};
  }
`;

/** Keeps its words whole on a phone. */
const WideGrid = styled(Grid)`
  min-inline-size: 44rem;
`;

/** Links to stories keep the view; addresses inside the repository are names of files here. */
function DocumentLink({ href = '', children }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const address = useAddress();
  const [, story] = /^\?story=(.+)/.exec(href) ?? [];
  if (story !== undefined) return <Link href={storyAddress(address, story)}>{children}</Link>;
  return /^https?:/.test(href) ? <Link href={href}>{children}</Link> : <code>{children}</code>;
}

export function MarkdownTable({ children }: HTMLAttributes<HTMLElement>) {
  return (
    <Scroll tabIndex={0} role="group" aria-label="Table">
      <WideGrid>{children}</WideGrid>
    </Scroll>
  );
}

const components = {
  // The page has its own title.
  h1: () => null,
  h2: ({ children }: HTMLAttributes<HTMLElement>) => (
    <Heading level={2} id={headingId(String(children))}>
      {children}
    </Heading>
  ),
  h3: ({ children }: HTMLAttributes<HTMLElement>) => <Heading level={3}>{children}</Heading>,
  p: ({ children }: HTMLAttributes<HTMLElement>) => <Text>{children}</Text>,
  ul: ({ children }: HTMLAttributes<HTMLElement>) => <ul>{children}</ul>,
  ol: ({ children }: HTMLAttributes<HTMLElement>) => <ol>{children}</ol>,
  li: ({ children }: HTMLAttributes<HTMLElement>) => <li>{children}</li>,
  a: DocumentLink,
  pre: ({ children }: HTMLAttributes<HTMLElement>) => <pre>{children}</pre>,
  code: ({ children }: HTMLAttributes<HTMLElement>) => <code>{children}</code>,
  table: MarkdownTable,
};

interface MarkdownPageProps {
  title: string;
  lead: string;
  /** A document that Ladle has compiled. */
  Document: ComponentType<{ components: object }>;
  /** Elements that this document shows differently from the others. */
  replaced?: Partial<typeof components>;
}

/** A document of the repository as a page. */
export function MarkdownPage({ title, lead, Document, replaced }: MarkdownPageProps) {
  return (
    <DocSheet title={title} lead={lead}>
      <Prose>
        <Document components={{ ...components, ...replaced }} />
      </Prose>
    </DocSheet>
  );
}
