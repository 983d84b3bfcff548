import primitive from '../../tokens/primitive.tokens.json';
import darkTokens from '../../tokens/semantic.dark.tokens.json';
import lightTokens from '../../tokens/semantic.light.tokens.json';
import sharedTokens from '../../tokens/semantic.shared.tokens.json';
import { plainTokens } from '../../tokens/resolve';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';
import { DocPart, DocSheet } from '../Sheet';
import { Points } from '../styled';
import { TokenTable } from './TokenTable';
import { tokensWith } from './tokenUses';
import { leads } from '../chapters/chapterTexts';

/** Each is complete, for design tools that do not follow references to another file. */
const THEMES = [
  [
    'light.tokens.json',
    plainTokens(primitive, sharedTokens, lightTokens),
    'The light theme in one file, with plain values.',
  ],
  [
    'dark.tokens.json',
    plainTokens(primitive, sharedTokens, darkTokens),
    'The dark theme in one file, with plain values.',
  ],
] as const;

const SOURCES = [
  ['primitive.tokens.json', primitive, 'All values, without a purpose. Components never use them.'],
  ['semantic.shared.tokens.json', sharedTokens, 'Tokens with the same value in both themes.'],
  ['semantic.light.tokens.json', lightTokens, 'Colors and shadows of the light theme.'],
  ['semantic.dark.tokens.json', darkTokens, 'Colors and shadows of the dark theme.'],
] as const;

const fileAddress = (content: object) =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(content, null, 2))}`;

function Downloads({
  files,
}: {
  files: readonly (readonly [name: string, content: object, about: string])[];
}) {
  return (
    <Points>
      {files.map(([name, content, about]) => (
        <li key={name}>
          <Link href={fileAddress(content)} download={name}>
            {name}
          </Link>
          <br />
          {about}
        </li>
      ))}
    </Points>
  );
}

/** How tokens are named and used, and the files to download. */
export function TokensPage() {
  return (
    <DocSheet title="Tokens" lead={leads['foundations--tokens']}>
      <DocPart title="In code">
        <Text>
          Styles write <code>{"token('space.4')"}</code>, which TypeScript checks and which becomes{' '}
          <code>var(--space-4)</code>. A lint rule refuses plain values. Each page of the
          foundations lists its tokens, with a button that copies the call.
        </Text>
      </DocPart>
      <DocPart
        title="Download"
        lead="All values, in the format of the Design Tokens Community Group. Design tools import them."
      >
        <Downloads files={THEMES} />
        <Text>The sources refer to the primitive file for their values:</Text>
        <Downloads files={SOURCES} />
      </DocPart>
      <DocPart title="Lines, optics and layers">
        <TokenTable
          label="Lines, optics and layers"
          names={tokensWith('line.', 'optic.', 'layer.')}
        />
      </DocPart>
    </DocSheet>
  );
}
