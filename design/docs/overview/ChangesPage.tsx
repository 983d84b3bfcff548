import { changes } from 'virtual:component-changes';
import { useAddress } from '../../.ladle/addressView';
import { Link } from '../../components/Link/Link';
import { Text } from '../../components/Text/Text';
import { leads } from '../chapters/chapterTexts';
import { DocPart, DocSheet } from '../Sheet';
import { pageOfComponent, storyAddress, wordsOf } from '../storyAddress';
import { Points } from '../styled';

/** The newest of each component; the repository has the others. */
const MAX_SHOWN = 6;

/** What changed in each component, the last changed first. */
export function ChangesPage() {
  const address = useAddress();
  const components = Object.entries(changes);
  return (
    <DocSheet title="Changes" lead={leads['overview--changes']}>
      {components.length === 0 ? (
        <Text>This site was built without the history of the repository.</Text>
      ) : null}
      {components.map(([name, commits]) => (
        <DocPart key={name} title={wordsOf(name)}>
          <Points>
            {commits.slice(0, MAX_SHOWN).map(({ date, subject }) => (
              <li key={subject}>
                <time dateTime={date}>{date}</time> {subject}
              </li>
            ))}
          </Points>
          <Link href={storyAddress(address, pageOfComponent(name))}>Open {wordsOf(name)}</Link>
        </DocPart>
      ))}
    </DocSheet>
  );
}
