/** @jest-environment node */
import { describePackage } from './bundledPackages';
import type { BundledPackage } from './bundledPackages';
import { selectedLicense, licenseProblems, thirdPartyNotices } from './notices';

function pack(folder: string, more: Partial<BundledPackage> = {}): BundledPackage {
  const name = folder.slice(folder.lastIndexOf('node_modules/') + 13);
  return {
    name,
    version: '1.0.0',
    folder,
    license: 'MIT',
    ...more,
  };
}

describe('licenses', () => {
  it.each([
    ['MIT', 'MIT'],
    ['(MPL-2.0 OR Apache-2.0)', 'Apache-2.0'],
    ['GPL-3.0', undefined],
    ['(MIT AND GPL-3.0)', undefined],
    ['', undefined],
  ])('for the license %s, chooses %s', (expression, license) =>
    expect(selectedLicense(expression)).toBe(license),
  );

  it('names packages with an unknown license and packages without a license text', () => {
    const packages = [
      pack('node_modules/good'),
      pack('node_modules/odd', { license: 'BUSL-1.1' }),
      pack('node_modules/bare'),
    ];
    expect(licenseProblems(packages, ({ name }) => (name === 'bare' ? [] : ['text']))).toEqual([
      'odd 1.0.0 is in the build under BUSL-1.1, which scripts/build/notices.ts does not accept',
      'bare 1.0.0 is in the build under MIT, but neither the package nor scripts/build/licenses has its text',
    ]);
  });

  it('the notices contain each package’s own text, or ours if it has none', () => {
    const lock = {
      'node_modules/react': { version: '1' },
      'node_modules/formik': { version: '2' },
    };
    const notices = thirdPartyNotices(
      Object.keys(lock).map((folder) => describePackage(folder, lock)),
    );
    expect(notices).toMatch(/^react 1 \(MIT\)\n-+\n\nMIT License\n\nCopyright \(c\) Meta/m);
    expect(notices).toMatch(
      /^formik 2 \(Apache-2\.0\)\n-+\n\nCopyright \(c\) Jared Palmer\n\n *Apache License\n/m,
    );
  });
});

test('refuses a package that is not in the lock file', () => {
  expect(() => describePackage('node_modules/ghost', {})).toThrow(
    'package-lock.json does not contain node_modules/ghost',
  );
});
