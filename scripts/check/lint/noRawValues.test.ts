/** @jest-environment node */
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { noRawValues } from './noRawValues';

const linter = new Linter({ cwd: process.cwd() });

/** The messages of the rule for a file with this content. The file need not exist. */
function found(code: string, file = 'src/features/planted/styled.ts'): string[] {
  const config: Linter.Config = {
    ...noRawValues,
    languageOptions: {
      parser: parser as Linter.Parser,
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
  };
  return linter
    .verify(code, [config], { filename: file })
    .filter(({ ruleId }) => ruleId !== null)
    .map(({ message }) => /"(.*)"$/s.exec(message)?.[1] ?? message);
}

const style = (declarations: string): string => `const A = styled.div\`${declarations}\``;

describe('no raw values', () => {
  it.each([
    ['a raw colour', 'color: #fff;', '#fff'],
    ['a colour function', 'background: rgba(0, 0, 0, 0.5);', 'rgba('],
    ['a named colour', 'border: 0 solid red;', 'red'],
    ['a size in px', 'padding: 12px;', '12px'],
    ['a hairline', 'border-block-end: 1px solid currentColor;', '1px'],
    ['a size in rem', 'max-inline-size: calc(100% - 1.5rem);', '1.5rem'],
    ['a size in em', 'gap: .5em;', '.5em'],
    ['a negative size', 'margin: -4px;', '-4px'],
    ['a breakpoint', '@media (max-width: 37.5rem) { display: none; }', '37.5rem'],
    ['a duration', 'transition: opacity 120ms;', '120ms'],
    ['a duration in seconds', 'animation-delay: .2s;', '.2s'],
    ['an easing', 'transition-timing-function: ease-in-out;', 'ease-in-out'],
    ['a layer', 'z-index: 10;', 'z-index: 1'],
    ['a weight', 'font-weight: 600;', 'font-weight: 6'],
    ['a token by its property', 'color: var(--color-text-primary);', 'var(--color-'],
    ['a physical margin', 'margin-left: auto;', 'margin-left:'],
    ['a physical border', 'border-right-width: 0;', 'border-right-width:'],
    ['a physical place', 'position: absolute; top: 0;', 'top:'],
    ['a physical size', 'min-width: 0;', 'min-width:'],
    ['a physical alignment', 'text-align: left;', 'text-align: left'],
    ['a physical corner', 'border-top-left-radius: 0;', 'border-top-left-radius'],
    [
      'four sides in one line',
      "padding: 0 ${token('space.1')} 0 auto;",
      'padding: 0 §§§§§§§§§§§§§§§§§§§ 0 auto;',
    ],
    [
      'a gradient that does not mirror',
      'background: linear-gradient(to right, transparent, currentColor);',
      'linear-gradient(to right',
    ],
  ])('finds %s', (_, declarations, fault) => {
    expect(found(style(declarations))).toContain(fault);
  });

  it.each([
    ['css`', 'const a = css`inset: 4px;`', ['4px']],
    ['keyframes`', 'const a = keyframes`from { translate: 0 8px; }`', ['8px']],
    ['createGlobalStyle`', 'const a = createGlobalStyle`body { margin: 8px; }`', ['8px']],
    ['styled(Button)`', 'const A = styled(Button)`gap: 4px;`', ['4px']],
    [
      'styled.div.attrs()`',
      'const A = styled.div.attrs({ dir: "ltr" })<{ $a: string }>`gap: 4px;`',
      ['4px'],
    ],
    [
      'styled in an interpolation',
      "const A = styled.div`${({ $a }) => $a && 'inline-size: 40px;'}`",
      ['40px'],
    ],
    [
      'a template in an interpolation',
      'const A = styled.div`${({ $a }) => $a && `gap: 4px; color: ${a};`}`',
      ['4px'],
    ],
    ['a number before a unit', 'const A = styled.div`inline-size: ${40}px;`', ['40']],
    ['a fraction of the page', 'const a = <Box $width="44rem" />', ['44rem']],
    [
      'a style of one element',
      "const a = <Box style={{ marginLeft: 4, color: 'red', zIndex: 3 }} />",
      ['margin-left:', '4px', 'red', 'z-index: 3'],
    ],
    ['a colour in a constant', "const RED = '#ff0000'", ['#ff0000']],
  ])('reports %s', (_, code, faults) => {
    expect(found(code, 'design/components/Planted/Planted.tsx')).toEqual(faults);
  });

  it.each([
    "color: ${token('color.text.primary')}; margin: calc(-1 * ${token('space.1')}) auto 0;",
    'margin-inline-start: auto; inset-block: 0 auto; border-start-start-radius: 0; text-align: start;',
    'inline-size: min(${({ $width }) => $width}px, 100%); max-block-size: 60vh; --shift: 0px; z-index: ${token("layer.modal")};',
    'background: transparent; color: currentColor; @media (forced-colors: active) { border-color: ButtonText; color: CanvasText; }',
    '@media (prefers-reduced-motion: reduce) { animation: none; } @media ${narrow} { display: none; } white-space: nowrap;',
    'clip-path: polygon(12% 48%, 24% 37%); opacity: 0.6; flex: 1 1 auto; line-height: 1; rotate: 180deg;',
    'padding: 0 auto calc(${a} + ${b}); padding: ${a} ${b}; /* 4px and #fff stand in a comment */',
    'transition: color ${fast}, left-over ${fast}; &:hover { border-block-end-width: 0; }',
  ])('accepts %s', (declarations) => {
    expect(found(style(declarations))).toEqual([]);
  });

  it.each(['src/features/planted/Planted.test.tsx', 'src/features/planted/Planted.stories.tsx'])(
    'leaves %s alone',
    (file) => {
      expect(found(style('gap: 4px;'), file)).toEqual([]);
    },
  );
});
