import { use, useState } from 'react';
import { styled } from 'styled-components';
import { changeView, useAddress, useView } from '../../.ladle/addressView';
import { brandOf, brandText } from '../../.ladle/viewBrand';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { InlineMessage } from '../../components/InlineMessage/InlineMessage';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import type { Brand } from '../../tokens/brand';
import { themes } from '../../tokens/themes';
import { token } from '../../tokens/token';
import { CopyButton } from '../CopyButton';
import { ScreenPicture } from '../atlas/ScreenPicture';
import { Screens } from '../atlas/Screens';
import { PHONE } from '../atlas/usePictureWidth';
import { DocPart, DocSheet } from '../Sheet';
import { SiteContext } from '../shell/SiteContext';
import type { SitePage } from '../shell/siteMap';
import { storyAddress } from '../storyAddress';
import { Columns } from '../styled';
import { BrandFields } from './BrandFields';
import { brandAdvice } from './brandAdvice';
import { brandTexts, leads } from '../chapters/chapterTexts';
import { PointList } from '../PointList';

/** The brand of a deployment that configures none. */
const DEFAULT: Brand = {
  accent: themes.light.get('color.action.primary.rest') ?? '',
  radius: Number.parseFloat(themes.shared.get('radius.control') ?? ''),
};

const SAMPLE = 'sign-in--code-form--complete';

/** The screens that show most of a brand, in this order. */
const TELLING = [
  'sign-in--other-ways--everything',
  'sign-in--qr-code--showing',
  'pages--assign-learning-content--filled',
  'pages--join-an-academy--filled',
  'sign-in--signing-in--wrong-code',
  'pages--home--signed-in',
];

/** Two columns: the sample stays beside the fields and the configuration. */
const Workbench = styled(Columns)`
  grid-template-rows: auto 1fr;
  > :nth-child(2) {
    grid-row: span 2;
  }
`;

const Sample = styled.figure`
  display: grid;
  gap: ${token('space.2')};
  align-content: start;
  min-inline-size: 0;
  figcaption {
    font-size: ${token('type.size.small')};
  }
`;

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

/** A live screen with the brand, as on a phone. */
function BrandSample() {
  const address = useAddress();
  return (
    <Sample>
      <ScreenPicture screen={{ id: SAMPLE, title: 'Sign-in' }} width={PHONE} height={680} />
      <figcaption>
        <Link href={storyAddress(address, SAMPLE)}>Open this screen</Link>
      </figcaption>
    </Sample>
  );
}

/** Screens of several features on one page, each named with its feature. */
function tellingPage(pages: readonly SitePage[]): SitePage {
  const all = pages.flatMap((page) =>
    page.states.map((state) => ({ ...state, title: `${page.title}: ${state.title}` })),
  );
  const states = TELLING.flatMap((id) => all.find((screen) => screen.id === id) ?? []);
  return { id: 'telling', group: '', path: '', title: 'Where the brand shows most', states };
}

interface RefusalProps {
  brand: Brand;
  problem: string;
  onChange: (part: Partial<Brand>) => void;
}

/** Why a brand is refused, and what to change. */
function Refusal({ brand, problem, onChange }: RefusalProps) {
  const advice = brandAdvice(brand);
  return (
    <InlineMessage
      tone="danger"
      action={
        advice === undefined ? undefined : (
          <Button size="small" onClick={() => onChange({ [advice.field]: advice.colour })}>
            Use {advice.colour}
          </Button>
        )
      }
    >
      The deployment configuration refuses this brand.{' '}
      {advice === undefined ? '' : `Choose a ${advice.direction} color. `}
      Measured: brand{problem}. The screens keep the brand from before.
    </InlineMessage>
  );
}

interface PlaygroundProps {
  /** Why the deployment configuration refuses a brand; undefined if it accepts it. */
  refusal: (brand: Brand) => string | undefined;
}

/** Tries a brand: its contrast, six telling screens with it, and its part of the configuration. */
export function Playground({ refusal }: PlaygroundProps) {
  const { sections } = use(SiteContext);
  const screens = sections.find(({ title }) => title === 'Screens')?.pages ?? [];
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
      <Workbench>
        <BrandFields key={resets} brand={brand} onChange={change} />
        <BrandSample />
        <Configuration>
          <LiveRegion>
            {problem === undefined ? null : (
              <Refusal brand={brand} problem={problem} onChange={change} />
            )}
          </LiveRegion>
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
      </Workbench>
      <DocPart title="How a brand works">
        <PointList points={brandTexts} />
      </DocPart>
      <Screens pages={[tellingPage(screens)]} />
    </DocSheet>
  );
}
