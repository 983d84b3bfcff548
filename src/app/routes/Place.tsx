import type { ComponentType, ReactNode } from 'react';
import { ArrowEndIcon, Heading } from '#design';
import type { IconProps } from '#design';
import { usePageAddress } from '#shared/page/usePageAddress.ts';
import { PlaceCard, StepSign } from './styled';

interface PlaceProps {
  path: string;
  /** Names the link. */
  title: string;
  Sign: ComponentType<IconProps>;
  ofMember?: boolean;
  children: ReactNode;
}

/** A card that links to a page of the app; the whole card is clickable. */
export function Place({ path, title, Sign, ofMember = false, children }: PlaceProps) {
  const pageAddress = usePageAddress();
  return (
    <PlaceCard $ofMember={ofMember}>
      <StepSign>
        <Sign size="large" />
      </StepSign>
      <Heading level={2}>
        <a href={pageAddress(path)}>{title}</a>
        <ArrowEndIcon size="small" />
      </Heading>
      {children}
    </PlaceCard>
  );
}
