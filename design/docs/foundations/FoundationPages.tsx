import { useState } from 'react';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button/Button';
import { Link } from '../../components/Link/Link';
import { Stack } from '../../components/Stack/Stack';
import * as media from '../../foundations/media';
import { plainTokens } from '../../tokens/resolve';
import primitive from '../../tokens/primitive.tokens.json';
import dark from '../../tokens/semantic.dark.tokens.json';
import light from '../../tokens/semantic.light.tokens.json';
import shared from '../../tokens/semantic.shared.tokens.json';
import { themes } from '../../tokens/themes';
import { spacingRules } from '../chapters/chapterTexts';
import { DataTable } from '../DataTable';
import { groupBy } from '../groupBy';
import type { WrittenPage } from '../leads';
import { Rules } from '../PointList';
import { DocPart, DocSheet } from '../Sheet';
import { Points } from '../styled';
import { tokensWith } from './tokenUses';
import { TokenTable } from './TokenTable';

interface FoundationProps {
  page: WrittenPage;
  /** The tables: the first parts of the names of their tokens, by title. */
  scales: Readonly<Record<string, readonly string[]>>;
  sampled?: boolean;
  folded?: boolean;
  aside?: ReactNode;
  children?: ReactNode;
}

function Foundation({
  page,
  scales,
  sampled = true,
  folded = false,
  aside,
  children,
}: FoundationProps) {
  return (
    <DocSheet story={page} aside={aside}>
      {children}
      {Object.entries(scales).map(([scale, starts]) => (
        <DocPart key={scale} title={scale} folded={folded}>
          <TokenTable label={scale} names={tokensWith(...starts)} sampled={sampled} />
        </DocPart>
      ))}
    </DocSheet>
  );
}

const colorGroups = groupBy(
  [...themes.light.keys()].filter((name) => name.startsWith('color.')),
  (name) => /^color\.(?:(?:tone|action)\.)?\w+/.exec(name)?.[0] ?? name,
);

export const ColorPage = () => (
  <Foundation
    page="foundations--color"
    folded
    scales={Object.fromEntries(
      [...colorGroups].map(([start]) => {
        const words = start.replace('color.', '').replace('.', ' ');
        return [words.charAt(0).toUpperCase() + words.slice(1), [start]];
      }),
    )}
  />
);

export const TypePage = () => (
  <Foundation
    page="foundations--type"
    scales={{
      Sizes: ['type.size.'],
      Weights: ['type.weight.'],
      'Line heights': ['type.line.', 'type.lineArabic.'],
      Families: ['type.family.'],
    }}
  />
);

export const SpacingPage = () => (
  <Foundation
    page="foundations--spacing"
    scales={{ 'Gaps and padding': ['space.'], 'Sizes of controls': ['size.'] }}
  >
    <Rules rules={spacingRules} />
  </Foundation>
);

export const RadiusPage = () => (
  <Foundation page="foundations--radius" scales={{ Radii: ['radius.'] }} />
);

export const ElevationPage = () => (
  <Foundation page="foundations--elevation" scales={{ Shadows: ['shadow.'] }} />
);

export function MotionPage() {
  const [round, setRound] = useState(0);
  return (
    <Foundation
      key={round}
      page="foundations--motion"
      scales={{ Durations: ['motion.duration.'], Easings: ['motion.easing.'] }}
      aside={
        <Stack direction="row">
          <Button onClick={() => setRound(round + 1)}>Play again</Button>
        </Stack>
      }
    />
  );
}

export const LayoutPage = () => (
  <Foundation page="foundations--layout" scales={{ Measures: ['measure.'] }} sampled={false}>
    <DocPart title="Breakpoints">
      <DataTable
        label="Breakpoints"
        columns={['Name', 'Condition']}
        rows={Object.entries(media).map(([name, condition]) => ({
          id: name,
          cells: [<code key="name">{name}</code>, <code key="condition">{condition}</code>],
        }))}
      />
    </DocPart>
  </Foundation>
);

const fileAddress = (content: object) =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(content, null, 2))}`;

const FILES = {
  'light.tokens.json': plainTokens(primitive, shared, light),
  'dark.tokens.json': plainTokens(primitive, shared, dark),
};

export const TokensPage = () => (
  <Foundation
    page="foundations--tokens"
    scales={{ 'Lines, optics and layers': ['line.', 'optic.', 'layer.'] }}
    sampled={false}
  >
    <DocPart
      title="Download"
      lead="All values of a theme, in the format of the Design Tokens Community Group. Design tools import them."
    >
      <Points>
        {Object.entries(FILES).map(([name, content]) => (
          <li key={name}>
            <Link href={fileAddress(content)} download={name}>
              {name}
            </Link>
          </li>
        ))}
      </Points>
    </DocPart>
  </Foundation>
);
