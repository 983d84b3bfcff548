/** Styles take every value from the design tokens and use logical directions. */
export default {
  customSyntax: 'postcss-styled-syntax',
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  ignoreFiles: [
    '**/*.{test,stories,docs}.{ts,tsx}',
    'design/{.ladle,docs}/**',
    'src/testing/**',
    '**/*.generated.ts',
  ],
  rules: {
    'color-named': 'never',
    'color-no-hex': true,
    'function-disallowed-list': [
      '/^(?:rgb|hsl)a?$/',
      '/^(?:ok)?(?:lab|lch)$/',
      'hwb',
      'cubic-bezier',
    ],
    'unit-disallowed-list': ['px', 'rem', 'em', 'pt', 'cm', 'mm', 'in', 'ch', 'ex', 's', 'ms'],
    'property-disallowed-list': [
      '/^(?:(?:scroll-)?(?:margin|padding)-|border-)?(?:left|right|top|bottom)(?:-|$)/',
      '/^(?:min-|max-)?(?:width|height)$/',
    ],
    'declaration-property-value-disallowed-list': {
      'z-index': [/^-?\d/],
      'font-weight': [/^(?:\d|bold)/],
      '/^(?:text-align|float|clear)$/': ['left', 'right'],
      '/^(?:transition|animation)/': [/\bease(?:-in)?(?:-out)?\b/],
      '/^background/': [/\bto (?:left|right)\b/],
      // Four sides in one line do not mirror.
      '/^(?:margin|padding|inset|border-width)$/': [/^(?:(?:[^\s()]|\([^()]*\))+\s+){3}\S+$/],
      // `token('…')` checks the name.
      '/.*/': [/var\(--(?:color|space|radius|size|measure|line|type|motion|layer|shadow)-/],
    },
  },
};
