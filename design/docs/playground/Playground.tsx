import { use, useState } from 'react';
import { styled } from 'styled-components';
import { changeView, useView } from '../../.ladle/addressView';
import { brandOf, brandText } from '../../.ladle/viewBrand';
import { Button } from '../../components/Button/Button';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import type { Brand } from '../../tokens/brand';
import { token } from '../../tokens/token';
import { CopyButton } from '../CopyButton';
import { Screens } from '../atlas/Screens';
import { DocPart, DocSheet } from '../Sheet';
import { SiteContext } from '../shell/SiteContext';
import { Columns } from '../styled';
import { BrandFields } from './BrandFields';
import { Contrasts } from './Contrasts';
import { leads } from '../chapters/chapterTexts';

/** The accent of the default brand. */
const DEFAULT: Brand = { accent: '#4054d6', radius: 8 };

const Configuration = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${token('space.3')};
  min-inline-size: 0;
  pre {
    inline-size: 100%;
    margin: 0;
    padding: ${token('space.4')};
    border: 1px solid ${token('color.border.subtle')};
    border-radius: ${token('radius.surface')};
    background: ${token('color.surface.raised')};
    font-size: ${token('type.size.small')};
    white-space: pre-wrap;
  }
`;

interface PlaygroundProps {
  /** Why the deployment configuration refuses a brand; undefined if it accepts it. */
  refusal: (brand: Brand) => string | undefined;
}

/** Tries a brand: its contrast, all screens with it, and its part of the configuration. */
export function Playground({ refusal }: PlaygroundProps) {
  const { sections } = use(SiteContext);
  const [brand, setBrand] = useState<Brand>(brandOf(useView().brand) ?? DEFAULT);
  const problem = refusal(brand);
  const change = (part: Partial<Brand>) => {
    const next = { ...brand, ...part };
    setBrand(next);
    if (refusal(next) === undefined) changeView({ brand: brandText(next) });
  };
  const json = JSON.stringify({ brand }, null, 2);
  return (
    <DocSheet title="Playground" lead={leads['theming--playground']}>
      <Columns>
        <BrandFields brand={brand} onChange={change} />
        <Configuration>
          <pre>
            <code>{json}</code>
          </pre>
          {problem === undefined ? (
            <CopyButton
              label="Copy configuration"
              copied="Configuration copied"
              refused="Select the text to copy it"
              text={() => json}
            />
          ) : (
            <Button size="small" dimmed>
              Copy configuration
            </Button>
          )}
        </Configuration>
      </Columns>
      <LiveRegion>
        {problem === undefined ? null : (
          <InlineMessage tone="danger">
            The deployment configuration refuses this brand: brand{problem}. The screens keep the
            last brand that it accepts.
          </InlineMessage>
        )}
      </LiveRegion>
      <DocPart
        title="Contrast"
        lead="The pairs of colours that the brand changes, the closest to their minimum first."
      >
        <Contrasts brand={brand} />
      </DocPart>
      <Screens pages={sections.find(({ title }) => title === 'Screens')?.pages ?? []} />
    </DocSheet>
  );
}
