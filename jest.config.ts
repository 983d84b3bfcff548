/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

const config: Config = {
  testEnvironment: '<rootDir>/src/testing/run/jestEnvironment.ts',
  roots: [
    '<rootDir>/src',
    '<rootDir>/mock-server',
    '<rootDir>/design',
    '<rootDir>/translations',
    '<rootDir>/scripts',
  ],
  testMatch: ['**/*.test.{ts,tsx}'],
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
  // These packages are ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(wouter|regexparam|mitt|hucre)/)'],
  // Put in by the build elsewhere.
  globals: { BUILD_ID: 'development', VERIFICATION_CODE_INTEGRITY: '' },
  restoreMocks: true,
  maxWorkers: '100%',
  // A limit for hangs, not a measure of speed: machines that run tests are busy.
  testTimeout: 180_000,
  // Likewise: with nothing left open a worker still has to give back hundreds of megabytes, which takes it over the default
  // half second where others want the cores. One that something keeps alive is told of all the same.
  workerGracefulExitTimeout: 15_000,
};

export default config;
