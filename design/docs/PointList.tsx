import type { ReactNode } from 'react';
import { useAddress } from '../.ladle/addressView';
import { Link } from '../components/Link/Link';
import { componentGroups } from './componentDocs';
import { DocPart } from './Sheet';
import { pageOfComponent, storyAddress } from './storyAddress';
import { Points } from './styled';

/** A rule, and the story that shows it; without one, its text names an exception. */
export type Rule = readonly [text: string, story?: string];

const NAMES = Object.values(componentGroups).flat();
const compound = NAMES.filter((name) => /[a-z][A-Z]/.test(name)).join('|');
/** A name of one word, such as "Text", can also be English: it counts only after these words. */
const COMPONENT = new RegExp(`\\b(${compound})\\b|(?<=[Uu]se |: )(${NAMES.join('|')})\\b`);

/** A sentence, in which names of components are links to their pages. */
function Sentence({ text }: { text: string }) {
  const address = useAddress();
  const pieces: (string | undefined)[] = text.split(COMPONENT);
  // Each text is followed by one match of the two groups.
  return pieces.map((piece, index) =>
    piece === undefined || index % 3 === 0 ? (
      piece
    ) : (
      <Link key={index} href={storyAddress(address, pageOfComponent(piece))}>
        {piece}
      </Link>
    ),
  );
}

/** A list of sentences; each is different. */
export function PointList({ points }: { points: readonly (string | Rule)[] }) {
  const address = useAddress();
  return (
    <Points>
      {points.map((point) => {
        const [text, story] = typeof point === 'string' ? [point] : point;
        return (
          <li key={text}>
            <Sentence text={text} />
            {story === undefined ? null : (
              <>
                {' '}
                <Link href={storyAddress(address, story)} aria-label={`See it: ${text}`}>
                  See it
                </Link>
              </>
            )}
          </li>
        );
      })}
    </Points>
  );
}

/** A section of a page with its rules. */
export function Rules({ rules }: { rules: readonly (string | Rule)[] }): ReactNode {
  return (
    <DocPart title="Rules">
      <PointList points={rules} />
    </DocPart>
  );
}
