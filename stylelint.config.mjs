/** Browsers that do not know these ignore them, and the page works without. */
const ADDITIONS = [
  'css-autofill',
  'css-content-visibility',
  'css-paged-media',
  'css-resize',
  'css-scrollbar',
  'css-selection',
  'css-touch-action',
  'css-widows-orphans',
  'css3-cursors',
  'css3-cursors-grab',
  'text-size-adjust',
];

/** Styles take every value from the design tokens and use logical directions. */
export default {
  customSyntax: 'postcss-styled-syntax',
  plugins: ['stylelint-no-unsupported-browser-features'],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  ignoreFiles: [
    '**/*.{test,stories,docs}.{ts,tsx}',
    'design/{.ladle,docs}/**',
    'src/testing/**',
    '**/*.generated.ts',
  ],
  rules: {
    // Of the browsers in `browserslist` of package.json; styled-components writes nesting out.
    'plugin/no-unsupported-browser-features': [
      true,
      { ignorePartialSupport: true, ignore: ['css-nesting', ...ADDITIONS] },
    ],
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
