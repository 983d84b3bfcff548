import changelog from '../../../CHANGELOG.md?raw';
import { Heading } from '../../components/Heading/Heading';
import { withCode } from '../PropsTable';
import { DocPart, DocSheet } from '../Sheet';
import { Points } from '../styled';

const partsOf = (text: string, heading: string) =>
  text
    .split(new RegExp(`^${heading} `, 'm'))
    .slice(1)
    .map((part) => [part.split('\n', 1)[0] ?? '', part] as const);

const VERSION = /^\[(.+)\] - (.+)$/;

/** "0.1.0, November 27, 2026" */
function titleOfVersion(heading: string): string {
  const [, version = heading, day = ''] = VERSION.exec(heading) ?? [];
  const date = new Date(day);
  return Number.isNaN(date.getTime())
    ? heading
    : `${version}, ${date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })}`;
}

/** What the developers of deployments do about a version. */
function dutyOf(changes: string, isFirst: boolean): string {
  if (isFirst) return 'What you must do: nothing. This is the first version.';
  return changes.includes('### Changed, breaking')
    ? 'What you must do: what the breaking changes say.'
    : 'What you must do: nothing. Deployments and pages work as before.';
}

export function ChangesPage() {
  return (
    <DocSheet story="overview--changes">
      {partsOf(changelog, '##').map(([version, changes], index, all) => (
        <DocPart
          key={version}
          title={titleOfVersion(version)}
          lead={dutyOf(changes, index === all.length - 1)}
        >
          {partsOf(changes, '###').map(([kind, list]) => (
            <div key={kind}>
              <Heading level={3}>{kind}</Heading>
              <Points>
                {partsOf(list, '-').map(([first, change]) => (
                  <li key={first}>{withCode(change)}</li>
                ))}
              </Points>
            </div>
          ))}
        </DocPart>
      ))}
    </DocSheet>
  );
}
