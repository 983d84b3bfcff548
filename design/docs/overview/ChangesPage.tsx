import changelog from '../../../CHANGELOG.md?raw';
import { Heading } from '../../components/Heading/Heading';
import { withCode } from '../PropsTable';
import { DocPart, DocSheet } from '../Sheet';
import { Points } from '../styled';

/** The text of each part, after its heading. */
const partsOf = (text: string, heading: string) =>
  text
    .split(new RegExp(`^${heading} `, 'm'))
    .slice(1)
    .map((part) => [part.split('\n', 1)[0] ?? '', part] as const);

export function ChangesPage() {
  return (
    <DocSheet story="overview--changes">
      {partsOf(changelog, '##').map(([version, changes]) => (
        <DocPart
          key={version}
          title={version.replaceAll(/[[\]]/g, '')}
          lead={
            changes.includes('### Changed, breaking')
              ? 'Do what the breaking changes say.'
              : 'Nothing to do: deployments and pages work as before.'
          }
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
