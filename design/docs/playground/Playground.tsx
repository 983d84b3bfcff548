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

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('space.2')};
`;

interface PlaygroundProps {
  /** Why the deployment configuration refuses a brand; undefined if it accepts it. */
  refusal: (brand: Brand) => string | undefined;
}

/** Tries a brand: its contrast, all screens with it, and its part of the configuration. */
export function Playground({ refusal }: PlaygroundProps) {
  const { sections } = use(SiteContext);
  const { brand: shown } = useView();
  const [refused, setRefused] = useState<{ brand: Brand; over: string }>();
  const [resets, setResets] = useState(0);
  // A refused brand lasts until the view has another one.
  const brand = refused?.over === shown ? refused.brand : (brandOf(shown) ?? DEFAULT);
  const problem = refusal(brand);
  const change = (part: Partial<Brand>) => {
    const next = { ...brand, ...part };
    const isRefused = refusal(next) !== undefined;
    setRefused(isRefused ? { brand: next, over: shown } : undefined);
    if (!isRefused) changeView({ brand: brandText(next) });
  };
  const reset = () => {
    setRefused(undefined);
    setResets(resets + 1);
    changeView({ brand: '' });
  };
  const json = JSON.stringify({ brand }, null, 2);
  return (
    <DocSheet title="Playground" lead={leads['theming--playground']}>
      <Columns>
        <BrandFields key={resets} brand={brand} onChange={change} />
        <Configuration>
          <pre>
            <code>{json}</code>
          </pre>
          <Actions>
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
            <Button size="small" onClick={reset}>
              Reset brand
            </Button>
          </Actions>
        </Configuration>
      </Columns>
      <LiveRegion>
        {problem === undefined ? null : (
          <InlineMessage tone="danger">
            The deployment configuration refuses this brand: brand{problem}. The screens do not use
            it.
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
