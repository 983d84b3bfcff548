/** @jest-environment node */
import { Linter } from 'eslint';
import { parser } from 'typescript-eslint';
import { importLaw } from './importLaw';

const linter = new Linter({ cwd: process.cwd() });

/** What the law says of a file with these contents; the file need not exist, what it imports must. */
function verdict(file: string, code: string): string[] {
  const config: Linter.Config = { ...importLaw, languageOptions: { parser: parser as Linter.Parser } };
  return linter.verify(code, [config], { filename: file }).map(({ message }) => message.replace(/^.*: /, ''));
}

describe('the import law', () => {
  it.each<[file: string, code: string]>([
    ['src/api/planted.ts', "import { parseJson } from '../lib/jsonText'"],
    ['src/platform/session/planted.ts', "import { locales } from '../language/locales'"],
    ['src/platform/language/planted.ts', "void import('../../../translations/en_US')"],
    ['src/features/sign-in/by-code/planted.ts', "import { modeChosen } from '../signInSlice'"],
    ['src/features/sign-in/planted.ts', "import type { PhraseKey } from '../../../translations/phrases'"],
    ['src/features/sign-in/planted.test.ts', "import { renderApp } from '../../testing/renderApp'"],
    ['src/app/planted.ts', "import { modeChosen } from '../features/sign-in/signInSlice'"],
    ['src/main.tsx', "import { App } from './app/App'"],
    ['mock-server/planted.ts', "import { operations } from '../src/api/contract/operations.generated'"],
  ])('lets %s say %s', (file, code) => {
    expect(verdict(file, code)).toEqual([]);
  });

  it.each<[file: string, code: string, verdict: string]>([
    ['src/lib/planted.ts', "import { api } from '../api/api'", 'lib may not import api'],
    ['src/lib/planted.ts', "import type { ApiError } from '../api/apiError'", 'lib may not import api'],
    ['src/api/planted.ts', "import { locales } from '../platform/language/locales'", 'api may not import language'],
    ['src/platform/session/planted.ts', "import { modeChosen } from '../../features/sign-in/signInSlice'", 'platform may not import feature'],
    ['src/platform/session/planted.ts', "import { en_US } from '../../../translations/en_US'", 'platform may not import translations'],
    ['src/features/planted/planted.ts', "import { modeChosen } from '../sign-in/signInSlice'", 'feature may not import feature'],
    ['src/features/planted/planted.ts', "export { modeChosen } from '../sign-in/signInSlice'", 'feature may not import feature'],
    ['src/features/planted/planted.ts', "void import('../sign-in/signInSlice')", 'feature may not import feature'],
    ['src/features/planted/planted.ts', "import { makeStore } from '../../app/store'", 'feature may not import app'],
    ['src/features/planted/planted.ts', "import { renderApp } from '../../testing/renderApp'", 'feature may not import testing'],
    ['src/features/planted/planted.ts', "import { PhraseKey } from '../../../translations/phrases'", 'feature may not import translations'],
    ['src/app/planted.ts', "import { createMockApp } from '../../mock-server/app'", 'app may not import mock'],
    ['design/planted.ts', "import { parseJson } from '../src/lib/jsonText'", 'design may not import lib'],
    ['translations/planted.ts', "import { parseJson } from '../src/lib/jsonText'", 'translations may not import lib'],
    ['mock-server/planted.ts', "import { api } from '../src/api/api'", 'mock may not import api'],
    ['src/planted/planted.ts', "import { App } from '../app/App'", 'entry may not import app'],
  ])('forbids %s to say %s', (file, code, message) => {
    expect(verdict(file, code)).toEqual([message]);
  });
});
