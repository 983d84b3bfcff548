import type { ComponentProps, ReactNode } from 'react';
import { Card, Heading, LiveRegion, Stack, Text, token } from '#design';
import { LoadFailed } from './LoadFailed';
import { Intro, PageMain } from './PageMain';

interface LoadedPageProps {
  title: string;
  /** Id of the heading, which names the page. */
  titleId: string;
  /** A sentence below the heading. */
  lead: ReactNode;
  /** The page's main action, beside both. */
  action?: ReactNode;
  /** What failed to load; undefined while it is loading or loaded. */
  failure: ComponentProps<typeof LoadFailed> | undefined;
  /** The content or its placeholder; not rendered after a failure. */
  children: ReactNode;
}

/** A page with one card whose content comes from the service. */
export function LoadedPage({ title, titleId, lead, action, failure, children }: LoadedPageProps) {
  const intro = (
    <Intro>
      <Heading level={1} id={titleId}>
        {title}
      </Heading>
      <Text tone="secondary">{lead}</Text>
    </Intro>
  );
  return (
    <PageMain $width={token('measure.64')}>
      <title>{title}</title>
      {action ? (
        <Stack direction="row" align="end" justify="space-between" wrap>
          {intro}
          {action}
        </Stack>
      ) : (
        intro
      )}
      <Card>
        {/* Mounted before it has content, so that screen readers announce it. */}
        <LiveRegion politeness="assertive">
          {failure ? <LoadFailed {...failure} /> : null}
        </LiveRegion>
        {children}
      </Card>
    </PageMain>
  );
}
