import type { ComponentProps, ReactNode } from 'react';
import { Card, Heading, LiveRegion, Text } from '#design';
import { LoadFailed } from './LoadFailed';
import { Intro, PageMain } from './PageMain';

interface LoadedPageProps {
  /** At its widest. */
  width: string;
  title: string;
  /** Of the heading, which names what the page holds. */
  titleId: string;
  /** A sentence below the heading. */
  lead: ReactNode;
  /** What could not be had; undefined while it is there or on its way. */
  failure: ComponentProps<typeof LoadFailed> | undefined;
  /** What was loaded, or what stands for it meanwhile; nothing after a failure. */
  children: ReactNode;
}

/** A page of one card, whose contents come from the service. */
export function LoadedPage({ width, title, titleId, lead, failure, children }: LoadedPageProps) {
  return (
    <PageMain $width={width}>
      <title>{title}</title>
      <Intro>
        <Heading level={1} id={titleId}>
          {title}
        </Heading>
        <Text tone="secondary">{lead}</Text>
      </Intro>
      <Card>
        {/* Mounted before there is anything to say, so that it is heard. */}
        <LiveRegion politeness="assertive">
          {failure ? <LoadFailed {...failure} /> : null}
        </LiveRegion>
        {children}
      </Card>
    </PageMain>
  );
}
