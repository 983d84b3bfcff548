import { useState } from 'react';
import type { ReactNode } from 'react';
import { useStoryLanguage } from '../.ladle/contexts';
import { Heading } from '../components/Heading/Heading';
import { LiveRegion } from '../components/LiveRegion/LiveRegion';
import { Text } from '../components/Text/Text';
import { narrow } from '../foundations/media';
import { useMediaQuery } from '../foundations/useMediaQuery';
import { anchorOf } from './anchorOf';
import { Fold } from './Fold';
import { leads, titles } from './leads';
import type { WrittenPage } from './leads';
import { SayContext } from './CopyButton';
import { OnThisPage } from './shell/OnThisPage';
import { titleOfStory } from './shell/siteMap';
import { useFirstPageEnd } from './shell/useFirstPageEnd';
import { PageHead, PartFrame, SheetFrame, Stage } from './styled';

interface DocSheetProps {
  /** The story of a written page: title and lead follow from it. */
  story?: WrittenPage;
  title?: string;
  lead?: string | undefined;
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of the documentation, in English in every language of the stories. */
export function DocSheet({
  story,
  title = titles[story ?? ''] ?? titleOfStory(story ?? ''),
  lead = story && leads[story],
  aside,
  children,
}: DocSheetProps) {
  const [announcement, announce] = useState('');
  useFirstPageEnd();
  return (
    <SheetFrame lang="en" dir="ltr">
      <PageHead>
        <Heading level={1}>{title}</Heading>
        <Text size="large" tone="secondary">
          {lead}
        </Text>
        {aside}
        <OnThisPage />
      </PageHead>
      <SayContext value={announce}>{children}</SayContext>
      <LiveRegion visuallyHidden>{announcement}</LiveRegion>
    </SheetFrame>
  );
}

interface DocPartProps {
  title: string;
  lead?: ReactNode;
  /** Closed on phones until a press, because it is long. */
  folded?: boolean;
  children: ReactNode;
}

/** Nothing without content. */
export function DocPart({ title, lead, folded = false, children }: DocPartProps) {
  const id = anchorOf(title);
  const isFolded = useMediaQuery(narrow) && folded;
  const heading = (
    <Heading level={2} id={id}>
      {title}
    </Heading>
  );
  const content = (
    <>
      {lead === undefined ? null : <Text tone="secondary">{lead}</Text>}
      {children}
    </>
  );
  return children === undefined ? null : (
    <PartFrame aria-labelledby={id}>
      {isFolded ? (
        <Fold heading={heading}>{content}</Fold>
      ) : (
        <>
          {heading}
          {content}
        </>
      )}
    </PartFrame>
  );
}

/** The place for live content: its text has the direction of the stories. */
export function Specimen({ children }: { children: ReactNode }) {
  return <Stage dir={useStoryLanguage().dir}>{children}</Stage>;
}
