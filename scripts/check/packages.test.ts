/** @jest-environment node */
import { checkPackages, packageProblems } from './packages';

const manifest = {
  dependencies: { yup: '1.7.1' },
  devDependencies: { tsc: 'npm:@typescript/typescript6@6.0.2' },
};
const lock = {
  packages: {
    '': manifest,
    'node_modules/yup': { version: '1.7.1' },
    'node_modules/tsc': { version: '6.0.2' },
  },
};

it('have no problems if each is one version that the lock file has', () => {
  expect(packageProblems(manifest, lock)).toEqual([]);
});

it.each(['^1.7.1', '~1.7.1', '1.x', '*', 'latest', 'https://a.example/yup.tgz'])(
  'are reported if the version is %s',
  (version) => {
    const dependencies = { yup: version };
    expect(
      packageProblems(
        { ...manifest, dependencies },
        { packages: { ...lock.packages, '': { ...manifest, dependencies } } },
      ),
    ).toEqual([`package.json: yup is “${version}”, which is not one version`]);
  },
);

it.each([
  [
    'is not locked',
    { ...manifest, dependencies: { yup: '1.7.1', 'left-pad': '1.3.0' } },
    'left-pad',
  ],
  ['is gone', { devDependencies: manifest.devDependencies }, 'yup'],
  ['is another version', { ...manifest, dependencies: { yup: '1.8.0' } }, 'yup'],
])('are reported if one %s', (_how, wanted, name) => {
  expect(packageProblems(wanted, lock)).toEqual([
    `package-lock.json: differs from package.json in ${name}: run npm install`,
  ]);
});

it('are reported if another version is installed under a locked name', () => {
  const packages = { ...lock.packages, 'node_modules/yup': { version: '1.7.0' } };
  expect(packageProblems(manifest, { packages })).toEqual([
    'package-lock.json: differs from package.json in yup: run npm install',
  ]);
});

it('of the project have no problems', async () => expect(await checkPackages()).toEqual([]));
