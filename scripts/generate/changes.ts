import { readFileSync } from 'node:fs';
import type { Release } from '#design/docs/changes.ts';

/** The parts of a text below its headings, with the words of each heading. */
const partsOf = (text: string, heading: string) =>
  text
    .split(new RegExp(`^${heading} `, 'm'))
    .slice(1)
    .map((part) => [part.split('\n', 1)[0] ?? '', part.replace(/^.*\n/, '')] as const);

const ENTRY = /^(?:([\w-]+): )?(.*?)\.?(?: What to do: (.*))?$/s;

/** The releases of a changelog as `cliff.toml` writes it, in its order. */
export const releasesIn = (changelog: string): Release[] =>
  partsOf(changelog, '##').map(([heading, changes]) => {
    const [, version = '', day] = /^\[(.+?)\](?: - (.+))?$/.exec(heading) ?? [];
    return {
      version,
      day,
      changes: partsOf(changes, '###').flatMap(([kind, list]) =>
        list
          .split(/^- /m)
          .slice(1)
          .map((entry) => {
            const [, scope, text = '', action] =
              ENTRY.exec(entry.trim().replaceAll(/\s+/g, ' ')) ?? [];
            return { kind, scope, text, action };
          }),
      ),
    };
  });

/** What CHANGELOG.md says. The documentation imports it as `virtual:changes`. */
export const releases = releasesIn(readFileSync('CHANGELOG.md', 'utf8'));
