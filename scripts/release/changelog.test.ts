/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { makeSection, sectionOf, withSection } from './changelog';

const commit = (subject: string, body = '') => ({ hash: '0123456789abcdef', subject, body });

it('says what users notice, what breaks first', () => {
  const section = makeSection('1.2.0', '2026-11-25', [
    commit('fix(sign-in): keep a partly typed code'),
    commit('feat: show the quota'),
    commit(
      'refactor(deploy)!: rename vendor.slug',
      'BREAKING CHANGE: rename it in your\nconfiguration.',
    ),
    commit('fix(security): refuse foreign frames.'),
    commit('test: wait for the text'),
    commit('docs: say what breaks'),
    commit('perf(test): read fewer styles'),
    commit('perf(early): load the form sooner'),
    commit('Merge branch x'),
  ]);
  expect(section).toBe(`## [1.2.0] - 2026-11-25

### Added

- Show the quota. (01234567)

### Changed

- **Breaking:** Deploy: rename vendor.slug. Rename it in your configuration. (01234567)
- Early: load the form sooner. (01234567)

### Fixed

- Sign-in: keep a partly typed code. (01234567)

### Security

- Security: refuse foreign frames. (01234567)
`);
});

it('puts the newest section on top, and finds each', () => {
  const changelog = '# Changelog\n\nWhat changed.\n\n## [1.0.0] - 2026-01-01\n\n- First.\n';
  const grown = withSection(changelog, '## [1.1.0] - 2026-02-01\n\n- Second.\n');
  expect(grown).toBe(
    '# Changelog\n\nWhat changed.\n\n## [1.1.0] - 2026-02-01\n\n- Second.\n\n## [1.0.0] - 2026-01-01\n\n- First.\n',
  );
  expect(sectionOf(grown, '1.0.0')).toContain('First');
  expect(sectionOf(grown, '1.1.0')).not.toContain('First');
  expect(sectionOf(grown, '1.1')).toBeUndefined();
});

it('the changelog of the project has the form of Keep a Changelog, and knows the version', () => {
  const changelog = readFileSync('CHANGELOG.md', 'utf8');
  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  expect(sectionOf(changelog, version)).toBeDefined();
  const versions = [...changelog.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(
    versions.filter(
      (title = '') => !/^\[(?:Unreleased|\d+\.\d+\.\d+)\](?: - \d{4}-\d\d-\d\d)?$/.test(title),
    ),
  ).toEqual([]);
  const groups = [...changelog.matchAll(/^### (.+)$/gm)].map(([, title]) => title);
  expect(
    groups.filter(
      (title = '') => !/^(?:Added|Changed|Deprecated|Removed|Fixed|Security)$/.test(title),
    ),
  ).toEqual([]);
});
