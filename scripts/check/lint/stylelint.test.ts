/** @jest-environment node */
import { spawnSync } from 'node:child_process';

/**
 * Lints declarations, one component each.
 * @returns the texts of the warnings for each
 */
function lint(
  declarations: readonly string[],
  file = 'src/features/planted/styled.ts',
): string[][] {
  const { stderr, stdout } = spawnSync(
    process.execPath,
    ['node_modules/stylelint/bin/stylelint.mjs', '--stdin', '--stdin-filename', file, '-f', 'json'],
    {
      encoding: 'utf8',
      input: declarations.map((one, at) => `const A${at} = styled.div\`${one}\`;`).join('\n'),
    },
  );
  const [report] = JSON.parse(stderr || stdout) as [
    { warnings: { line: number; text: string }[] }?,
  ];
  return declarations.map(
    (_, at) => report?.warnings.filter(({ line }) => line === at + 1).map(({ text }) => text) ?? [],
  );
}

const FAULTS = [
  ['a raw colour', 'color: #fff;'],
  ['a colour function', 'background: rgba(0, 0, 0, 0.5);'],
  ['a named colour', 'border: 0 solid red;'],
  ['a size in px', 'padding: 12px;'],
  ['a hairline', 'border-block-end: 1px solid currentColor;'],
  ['a size in rem', 'max-inline-size: calc(100% - 1.5rem);'],
  ['a size in em', 'gap: .5em;'],
  ['a negative size', 'margin: -4px;'],
  ['a breakpoint', '@media (max-width: 37.5rem) { display: none; }'],
  ['a duration', 'transition: opacity 120ms;'],
  ['a duration in seconds', 'animation-delay: .2s;'],
  ['an easing', 'transition-timing-function: ease-in-out;'],
  ['a layer', 'z-index: 10;'],
  ['a weight', 'font-weight: 600;'],
  ['a token by its property', 'color: var(--color-text-primary);'],
  ['a physical margin', 'margin-left: auto;'],
  ['a physical border', 'border-right-width: 0;'],
  ['a physical place', 'position: absolute; top: 0;'],
  ['a physical size', 'min-width: 0;'],
  ['a physical alignment', 'text-align: left;'],
  ['a physical corner', 'border-top-left-radius: 0;'],
  ['four sides in one line', "padding: 0 ${token('space.1')} 0 auto;"],
  [
    'a gradient that does not mirror',
    'background: linear-gradient(to right, transparent, Canvas);',
  ],
  ['a fault in css`` of an interpolation', '${({ $a }) => $a && css`gap: 4px;`}'],
] as const;

const CORRECT = [
  "color: ${token('color.text.primary')}; margin: calc(-1 * ${token('space.1')}) auto 0;",
  'margin-inline-start: auto; inset-block: 0 auto; border-start-start-radius: 0; text-align: start;',
  'inline-size: min(${({ $width }) => $width}px, 100%); max-block-size: 60vh;',
  'background: transparent; @media (forced-colors: active) { border-color: ButtonText; }',
  '@media (prefers-reduced-motion: reduce) { animation: none; } @media ${narrow} { display: none; }',
  'clip-path: polygon(12% 48%, 24% 37%); opacity: 0.6; flex: 1 1 auto; line-height: 1; rotate: 180deg;',
  'padding: 0 auto calc(${a} + ${b}); padding: ${a} ${b}; /* 4px and #fff are in a comment */',
  'z-index: calc(${token("layer.inner")} + 1); transition: color ${fast};',
];

describe('the Stylelint configuration', () => {
  const faults = lint(FAULTS.map(([, declaration]) => declaration));
  it.each(FAULTS.map(([name], at) => [name, faults[at]] as const))('finds %s', (_, warnings) => {
    expect(warnings).toHaveLength(1);
  });

  const correct = lint(CORRECT);
  it.each(CORRECT.map((declarations, at) => [declarations, correct[at]] as const))(
    'accepts %s',
    (_, warnings) => {
      expect(warnings).toEqual([]);
    },
  );

  it('does not read stories', () => {
    expect(lint(['gap: 4px;'], 'src/features/planted/Planted.stories.tsx')).toEqual([[]]);
  });
});
