/** A commit, as the changelog needs it. */
export interface Commit {
  hash: string;
  subject: string;
  body: string;
}

type Heading = 'Added' | 'Changed' | 'Deprecated' | 'Removed' | 'Fixed' | 'Security';

/** The order of Keep a Changelog. */
const HEADINGS: readonly Heading[] = [
  'Added',
  'Changed',
  'Deprecated',
  'Removed',
  'Fixed',
  'Security',
];
/** What users notice; other types of commit are for developers. */
const BY_TYPE: Readonly<Record<string, Heading>> = {
  feat: 'Added',
  fix: 'Fixed',
  perf: 'Changed',
  revert: 'Removed',
};
/** Scopes whose changes reach no user. */
const INTERNAL = /^(?:test|tests|e2e|ci)$/;
const CONVENTIONAL = /^(?<type>[a-z]+)(?:\((?<scope>[^)]+)\))?(?<mark>!)?: (?<text>.+)$/;
/** A footer, up to the next empty line. */
const BREAKING = /(?:^|\n)BREAKING[ -]CHANGE: (.+(?:\n.+)*)/;

interface Entry {
  heading: Heading;
  line: string;
  isBreaking: boolean;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** What a commit says to users; nothing for one that changes nothing for them. */
function entryOf({ hash, subject, body }: Commit): Entry[] {
  const { type = '', scope, mark, text = '' } = CONVENTIONAL.exec(subject)?.groups ?? {};
  const broken = BREAKING.exec(body)?.[1]?.replaceAll('\n', ' ');
  const isBreaking = mark !== undefined || broken !== undefined;
  const heading =
    scope === 'security' ? 'Security' : (BY_TYPE[type] ?? (isBreaking ? 'Changed' : undefined));
  if (heading === undefined || (!isBreaking && INTERNAL.test(scope ?? ''))) return [];
  const where = scope === undefined ? '' : `${scope}: `;
  const warning = isBreaking ? '**Breaking:** ' : '';
  const more = broken === undefined ? '' : ` ${capitalised(broken)}`;
  const line = `- ${warning}${capitalised(where + text)}${/[.!?]$/.test(text) ? '' : '.'}${more} (${hash.slice(0, 8)})`;
  return [{ heading, line, isBreaking }];
}

/**
 * The section of a version, from its commits (Conventional Commits).
 * @param commits the newest first
 */
export function makeSection(version: string, date: string, commits: readonly Commit[]): string {
  const entries = commits.flatMap(entryOf);
  const parts = HEADINGS.flatMap((heading) => {
    const own = entries.filter((entry) => entry.heading === heading);
    if (own.length === 0) return [];
    const sorted = [
      ...own.filter((one) => one.isBreaking),
      ...own.filter((one) => !one.isBreaking),
    ];
    return [`### ${heading}\n\n${sorted.map(({ line }) => line).join('\n')}`];
  });
  return `${[`## [${version}] - ${date}`, ...parts].join('\n\n')}\n`;
}

/** The section of a version; nothing when a changelog has none. */
export function sectionOf(changelog: string, version: string): string | undefined {
  return changelog.split(/^(?=## )/m).find((section) => section.startsWith(`## [${version}]`));
}

/** A changelog with a section on top of the others. */
export function withSection(changelog: string, section: string): string {
  const [head = '', ...sections] = changelog.split(/^(?=## )/m);
  return [head, `${section}\n`, ...sections].join('').replace(/\n+$/, '\n');
}
