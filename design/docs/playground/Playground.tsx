import { useState } from 'react';
import { styled } from 'styled-components';
import { changeView, useView } from '../../.ladle/addressView';
import { brandOf, brandText } from '../../.ladle/viewBrand';
import { Button } from '../../components/Button/Button';
import { Stack } from '../../components/Stack/Stack';
import type { Brand } from '../../tokens/brand';
import { themes } from '../../tokens/themes';
import { PHONE_WIDTH, Screen, ScreenPicture } from '../atlas/Screens';
import { brandTexts } from '../chapters/chapterTexts';
import { CodeBlock } from '../CodeBlock';
import { PointList } from '../PointList';
import { DocPart, DocSheet } from '../Sheet';
import { screenTitle } from '../shell/siteMap';
import { Columns, Tiles } from '../styled';
import { BrandFields } from './BrandFields';

/** The brand of a deployment that configures none. */
const DEFAULT: Brand = {
  accent: themes.light.get('color.action.primary.rest') ?? '',
  radius: Number.parseFloat(themes.shared.get('radius.control') ?? ''),
};

const SAMPLE = { id: 'sign-in--code-form--complete', title: 'Sign-in' };

/** The screens that show most of a brand. */
const TELLING = [
  'sign-in--other-ways--everything',
  'sign-in--qr-code--showing',
  'pages--assign-learning-content--filled',
  'pages--join-an-academy--filled',
  'sign-in--signing-in--wrong-code',
  'pages--home--signed-in',
];

/** The sample stays beside the fields and the configuration. */
const Workbench = styled(Columns)`
  grid-template-rows: auto 1fr;
  > :nth-child(2) {
    grid-row: span 2;
  }
`;

interface PlaygroundProps {
  /**
   * Why the deployment configuration refuses a brand, beginning with the part, as in `.accent …`;
   * undefined if it accepts it.
   */
  refusal: (brand: Brand) => string | undefined;
}

/** Tries a brand: its contrast, telling screens with it, and its part of the configuration. */
export function Playground({ refusal }: PlaygroundProps) {
  const { brand: viewBrand } = useView();
  const [draft, setDraft] = useState<{ brand: Brand; over: string }>();
  // What the view does not have lasts until the view has another brand.
  const brand = draft?.over === viewBrand ? draft.brand : (brandOf(viewBrand) ?? DEFAULT);
  const [, part = '', problem] = /^\.(\w+)(.*)/s.exec(refusal(brand) ?? '') ?? [];
  const change = (changes: Partial<Brand>) => {
    const next = { ...brand, ...changes };
    const isAccepted = refusal(next) === undefined;
    const over = isAccepted ? brandText(next) : viewBrand;
    setDraft({ brand: next, over });
    if (isAccepted) changeView({ brand: over });
  };
  const reset = () => {
    setDraft(undefined);
    changeView({ brand: '' });
  };
  return (
    <DocSheet story="theming--playground">
      <Workbench>
        <BrandFields
          brand={brand}
          refusals={
            problem === undefined
              ? {}
              : {
                  [part]: `No deployment accepts it: ${part}${problem}. The screens keep the last one.`,
                }
          }
          onChange={change}
        />
        <ScreenPicture screen={SAMPLE} width={PHONE_WIDTH} height={680} />
        <Stack>
          {problem === undefined ? (
            <CodeBlock label="Configuration" code={JSON.stringify({ brand }, null, 2)} />
          ) : null}
          <Stack direction="row">
            <Button size="small" onClick={reset}>
              Reset brand
            </Button>
          </Stack>
        </Stack>
      </Workbench>
      <DocPart title="How a brand works">
        <PointList points={brandTexts} />
      </DocPart>
      <DocPart title="Where the brand shows most">
        <Tiles>
          {TELLING.map((id) => (
            <Screen key={id} screen={{ id, title: screenTitle(id) }} />
          ))}
        </Tiles>
      </DocPart>
    </DocSheet>
  );
}
