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
  children: ReactNode;
}

/** A card that links to a page of the app; the whole card is clickable. */
export function Place({ path, title, Sign, children }: PlaceProps) {
  const pageAddress = usePageAddress();
  return (
    <PlaceCard>
      <StepSign>
        <Sign size="large" />
      </StepSign>
      <Heading level={2}>
        <a href={pageAddress(path)}>{title}</a>
      </Heading>
      {children}
      <ArrowEndIcon size="small" />
    </PlaceCard>
  );
}
