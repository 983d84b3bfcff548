import type { Linter } from 'eslint';
import i18next from 'eslint-plugin-i18next';

/** Properties whose text a user sees or hears. */
const SPOKEN = [
  '^aria-(?:label|description|roledescription|valuetext|placeholder)$',
  '^(?:alt|title|placeholder|label|hint|text|caption|heading|lead)$',
];

/**
 * No text outside the translations, neither between tags nor in a property that is shown or spoken.
 */
const noText: Linter.RulesRecord = {
  'i18next/no-literal-string': [
    'error',
    {
      mode: 'jsx-only',
      'should-validate-template': true,
      'jsx-attributes': { include: SPOKEN },
      // In objects of attributes that an element spreads.
      'object-properties': { exclude: ['target', 'rel', 'role'] },
      callees: { exclude: ['t', 'rich', 'writeTime', 'map'] },
      // Text without two consecutive letters, except for the unit `px`; and the keys of phrases.
      words: { exclude: [/^(?:(?!\p{L}{2})[^]|px\b)*$/u, /^[a-z]\w*(?:\.\w+)+$/i] },
    },
  ],
};

/** Shown and spoken texts come completely from the translations. */
export const noHardCodedText: Linter.Config = {
  files: ['src/**/*.tsx', 'design/{components,foundations,icons}/**/*.tsx'],
  ignores: ['**/*.{test,stories,docs,example}.tsx', 'src/testing/**'],
  plugins: { i18next },
  rules: noText,
};
