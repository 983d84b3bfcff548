import { execFileSync } from 'node:child_process';

const NAME = 'virtual:component-changes';

/** Commits that users of a component notice. */
const SUBJECT = /^(?:feat|fix|perf)(?:\([^)]*\))?!?: (.*)$/;

/** The commits of each component, the last changed first; none without git. */
function readChanges() {
  const changes = {};
  try {
    const log = execFileSync(
      'git',
      ['log', '--format=%x00%as %s', '--name-only', '--', 'design/components'],
      { encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] },
    );
    for (const entry of log.split('\0')) {
      const [head = '', ...files] = entry.trim().split('\n');
      const text = SUBJECT.exec(head.slice(11))?.[1];
      if (text === undefined) continue;
      const subject = text.charAt(0).toUpperCase() + text.slice(1);
      const names = files.flatMap(
        (file) =>
          /^design\/components\/(\w+)\/(?!.*\.(?:test|stories|docs|example)\.)/.exec(file)?.[1]
          ?? [],
      );
      for (const name of new Set(names))
        (changes[name] ??= []).push({ date: head.slice(0, 10), subject });
    }
  } catch {
    // An archive of the sources has no history.
  }
  return changes;
}

/** Makes the history of the components a module of the site. */
export const componentChanges = {
  name: 'component-changes',
  resolveId: (source) => (source === NAME ? `\0${NAME}` : undefined),
  load: (id) =>
    id === `\0${NAME}` ? `export const changes = ${JSON.stringify(readChanges())};` : undefined,
};
