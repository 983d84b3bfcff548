import { releasesIn } from './changes';

test('reads version, day, kind, scope, text and action of each entry', () => {
  const changelog = `# Changelog

## [Unreleased]

### Changed, breaking

- text-field: The hint is
  below the error. What to do: read \`hint\`.

## [0.1.0] - 2026-11-27

Up to commit 2e72465.

### Added

- Twelve languages.
- A mock: with a desk.
`;
  expect(releasesIn(changelog)).toEqual([
    {
      version: 'Unreleased',
      day: undefined,
      changes: [
        {
          kind: 'Changed, breaking',
          scope: 'text-field',
          text: 'The hint is below the error',
          action: 'read `hint`.',
        },
      ],
    },
    {
      version: '0.1.0',
      day: '2026-11-27',
      changes: ['Twelve languages', 'A mock: with a desk'].map((text) => ({
        kind: 'Added',
        scope: undefined,
        text,
        action: undefined,
      })),
    },
  ]);
});
