import { releases } from 'virtual:changes';

export { releases };

export interface Change {
  kind: string;
  /** The name of the page that it is about, as in its address. */
  scope?: string | undefined;
  text: string;
  /** What a change that breaks something asks of developers. */
  action?: string | undefined;
}

export interface Release {
  version: string;
  day?: string | undefined;
  changes: readonly Change[];
}

/** "0.1.0, November 27, 2026" */
export const releaseTitle = ({ version, day }: Release): string =>
  day === undefined
    ? 'Not yet released'
    : `${version}, ${new Date(day).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`;

export const changesOf = (scope: string) =>
  releases.flatMap((release) =>
    release.changes
      .filter((change) => change.scope === scope)
      .map((change) => ({ ...change, release: releaseTitle(release) })),
  );
