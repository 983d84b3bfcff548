/** @jest-environment node */
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { boundariesConfig } from './boundaries';

const linter = new Linter({ cwd: process.cwd() });

/**
 * The messages of the rule for a file with this content. The file need not exist, but its imports
 * must.
 */
function verdict(file: string, code: string): string[] {
  const config: Linter.Config = {
    ...boundariesConfig,
    languageOptions: { parser: parser as Linter.Parser },
  };
  return linter
    .verify(code, [config], { filename: file })
    .map(({ message }) => message.replace(/^.*: /, ''));
}

describe('import boundaries', () => {
  it.each<[file: string, code: string]>([
    ['src/shared/api/client/planted.ts', "import { parseJson } from '#lib/object/jsonText.ts'"],
    ['src/shared/session/planted.ts', "import { locales } from '#shared/i18n/locales.ts'"],
    ['src/shared/i18n/planted.ts', "void import('#translations/en_US.ts')"],
    ['src/features/sign-in/code/planted.ts', "import { modeChosen } from '../dialog/dialogSlice'"],
    [
      'src/features/sign-in/planted.ts',
      "import type { PhraseKey } from '#translations/phrases.ts'",
    ],
    [
      'src/features/sign-in/planted.test.ts',
      "import { renderApp } from '#testing/render/renderApp.tsx'",
    ],
    [
      'src/app/shell/planted.ts',
      "import { modeChosen } from '#features/sign-in/dialog/dialogSlice.ts'",
    ],
    ['src/main.tsx', "import { Shell } from '#app/shell/Shell.tsx'"],
    [
      'mock-server/planted.ts',
      "import { operations } from '#shared/api/contract/operations.generated.ts'",
    ],
  ])('lets %s say %s', (file, code) => {
    expect(verdict(file, code)).toEqual([]);
  });

  it.each<[file: string, code: string, verdict: string]>([
    [
      'src/lib/planted.ts',
      "import { api } from '#shared/api/client/api.ts'",
      'lib may not import api',
    ],
    [
      'src/lib/planted.ts',
      "import type { ApiError } from '#shared/api/client/apiError.ts'",
      'lib may not import api',
    ],
    [
      'src/shared/api/client/planted.ts',
      "import { locales } from '#shared/i18n/locales.ts'",
      'api may not import language',
    ],
    [
      'src/shared/session/planted.ts',
      "import { modeChosen } from '#features/sign-in/dialog/dialogSlice.ts'",
      'shared may not import feature',
    ],
    [
      'src/shared/session/planted.ts',
      "import { en_US } from '#translations/en_US.ts'",
      'shared may not import translations',
    ],
    [
      'src/features/planted/planted.ts',
      "import { modeChosen } from '#features/sign-in/dialog/dialogSlice.ts'",
      'feature may not import feature',
    ],
    [
      'src/features/planted/planted.ts',
      "export { modeChosen } from '#features/sign-in/dialog/dialogSlice.ts'",
      'feature may not import feature',
    ],
    [
      'src/features/planted/planted.ts',
      "void import('#features/sign-in/dialog/dialogSlice.ts')",
      'feature may not import feature',
    ],
    [
      'src/features/planted/planted.ts',
      "import { makeStore } from '#app/store/store.ts'",
      'feature may not import app',
    ],
    [
      'src/features/planted/planted.ts',
      "import { renderApp } from '#testing/render/renderApp.tsx'",
      'feature may not import testing',
    ],
    [
      'src/features/planted/planted.ts',
      "import { PhraseKey } from '#translations/phrases.ts'",
      'feature may not import translations',
    ],
    [
      'src/app/planted.ts',
      "import { createMockApp } from '#mock/app.ts'",
      'app may not import mock',
    ],
    [
      'design/planted.ts',
      "import { parseJson } from '#lib/object/jsonText.ts'",
      'design may not import lib',
    ],
    [
      'translations/planted.ts',
      "import { parseJson } from '#lib/object/jsonText.ts'",
      'translations may not import lib',
    ],
    [
      'mock-server/planted.ts',
      "import { api } from '#shared/api/client/api.ts'",
      'mock may not import api',
    ],
    [
      'src/planted/planted.ts',
      "import { Shell } from '#app/shell/Shell.tsx'",
      'entry may not import app',
    ],
  ])('forbids %s to say %s', (file, code, message) => {
    expect(verdict(file, code)).toEqual([message]);
  });
});
