/**
 * Node 20 reads no TypeScript. Of the loaders that Jest knows, this one compiles by esbuild:
 * docs/adr/0022-toolchain.md.
 *
 * @jest-config-loader esbuild-register
 */
import type { Config } from 'jest';

// styled-components inserts single rules, as in production. Otherwise jsdom parses the whole sheet
// again for each one.
process.env.SC_DISABLE_SPEEDY = 'false';
// React provides `act` only here.
process.env.NODE_ENV = 'test';

const config: Config = {
  testEnvironment: '<rootDir>/src/testing/run/jestEnvironment.ts',
  roots: [
    '<rootDir>/src',
    '<rootDir>/mock-server',
    '<rootDir>/design',
    '<rootDir>/translations',
    '<rootDir>/scripts',
  ],
  // Not those that need nginx: npx jest --testMatch '**/*.nginx.test.ts'
  testMatch: ['**/!(*.nginx).test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/run/setupTests.ts'],
  transform: {
    '\\.(?:[jt]sx?|mjs)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  // Vite imports the text of a file by this name; tests get the file's module instead.
  moduleNameMapper: {
    '^(.+)\\?raw$': '$1',
    '^virtual:changes$': '<rootDir>/scripts/generate/changes.ts',
    '^virtual:component-props$': '<rootDir>/scripts/generate/componentProps.ts',
  },
  // These packages are ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(wouter|regexparam|mitt|hucre|modern-tar)/)'],
  // The build defines these elsewhere.
  globals: { BUILD_ID: 'development', VERIFICATION_CODE_INTEGRITY: '' },
  restoreMocks: true,
  maxWorkers: '100%',
  // A limit for hangs, not a measure of speed, because machines that run tests are busy.
  testTimeout: 180_000,
  // Also a limit for hangs: a worker must free hundreds of megabytes before it exits. On a busy
  // machine this takes longer than the default half second. A worker that something keeps alive is
  // still reported.
  workerGracefulExitTimeout: 15_000,
};

export default config;
