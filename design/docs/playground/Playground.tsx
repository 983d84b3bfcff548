import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { changeView, useView } from '../../.ladle/addressView';
import { brandOf, brandText } from '../../.ladle/viewBrand';
import { Button } from '../../components/Button/Button';
import { Stack } from '../../components/Stack/Stack';
import type { Brand } from '../../tokens/brand';
import { themes } from '../../tokens/themes';
import { PHONE, Screen, ScreenPicture } from '../atlas/Screens';
import { brandTexts } from '../chapters/chapterTexts';
import { CodeBlock } from '../CodeBlock';
import { CopyButton } from '../CopyButton';
import { PointList } from '../PointList';
import { DocPart, DocSheet } from '../Sheet';
import { screenTitle } from '../shell/siteMap';
import { Columns, Tiles } from '../styled';
import { BrandFields } from './BrandFields';
import { colorOf, nearestShade } from './colorOf';

const DEFAULT: Brand = {
  accent: themes.light.get('color.action.primary.rest') ?? '',
  radius: Number.parseFloat(themes.shared.get('radius.control') ?? ''),
};

const SAMPLE = { id: 'sign-in--code-form--complete', title: 'Sign-in' };

const TELLING = [
  'sign-in--other-ways--everything',
  'sign-in--qr-code--showing',
  'pages--assign-learning-content--filled',
  'pages--join-an-academy--filled',
  'sign-in--signing-in--wrong-code',
  'pages--home--signed-in',
];

const Workbench = styled(Columns)`
  grid-template-rows: auto 1fr;
  > :nth-child(2) {
    grid-row: span 2;
  }
`;

/** What cannot be read as a color stays. */
const inSixDigits = (brand: Brand): Brand => ({
  ...brand,
  accent: colorOf(brand.accent) ?? brand.accent,
  ...(brand.accentDark && { accentDark: colorOf(brand.accentDark) ?? brand.accentDark }),
});

const COLORS = ['accent', 'accentDark'] as const;

interface PlaygroundProps {
  /**
   * Why the deployment configuration refuses a brand, beginning with the part, as in `.accent …`;
   * undefined if it accepts it.
   */
  refusal: (brand: Brand) => string | undefined;
}

export function Playground({ refusal }: PlaygroundProps) {
  const { brand: viewBrand } = useView();
  const [draft, setDraft] = useState<{ brand: Brand; over: string }>();
  const viewed = useMemo(() => brandOf(viewBrand) ?? DEFAULT, [viewBrand]);
  // What the view does not have lasts until the view has another brand.
  const written = draft?.over === viewBrand ? draft.brand : viewed;
  const brand = useMemo(() => inSixDigits(written), [written]);
  const [, part = '', problem] = /^\.(\w+)(.*)/s.exec(refusal(brand) ?? '') ?? [];
  const used = [brand, viewed].find((each) => refusal(each) === undefined) ?? DEFAULT;
  const color = COLORS.find((each) => each === part);
  const nearest = useMemo(() => {
    const wrong = color && colorOf(brand[color] ?? '');
    // The other parts can be wrong too.
    const isAccepted = (shade: string) =>
      color !== undefined && refusal({ accent: brand.accent, [color]: shade }) === undefined;
    return wrong && nearestShade(wrong, isAccepted);
  }, [brand, color, refusal]);
  const change = (changes: Partial<Brand>) => {
    const next = { ...written, ...changes };
    const read = inSixDigits(next);
    const isAccepted = refusal(read) === undefined;
    const over = isAccepted ? brandText(read) : viewBrand;
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
          written={written}
          used={used}
          refusals={
            problem === undefined
              ? {}
              : {
                  [part]: `No deployment accepts it: ${part}${problem}. The screens keep the last one.`,
                }
          }
          nearest={color && { [color]: nearest }}
          onChange={change}
        />
        <ScreenPicture screen={SAMPLE} width={PHONE[0]} height={680} />
        <Stack>
          <CodeBlock
            label="Configuration"
            code={JSON.stringify({ brand: used }, null, 2)}
            refusal={problem && `The last accepted brand. To copy yours, correct its ${part}.`}
          />
          <Stack direction="row">
            <Button size="small" onClick={reset}>
              Reset brand
            </Button>
            <CopyButton name="link" text={window.location.href} />
          </Stack>
        </Stack>
      </Workbench>
      <DocPart
        title="How a brand works"
        lead="Copy the configuration and put brand into the file of your deployment: docs/deployment.md."
      >
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
