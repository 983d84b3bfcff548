import type { ReactNode } from 'react';
import { componentGroups } from './componentDocs';
import { DocPart } from './Sheet';
import { pageOfComponent } from './storyAddress';
import { Points } from './styled';
import { StoryLink } from './StoryLink';

/** A rule, and the story that shows it; without one, its text names an exception. */
export type Rule = readonly [text: string, story?: string];

const NAMES = Object.values(componentGroups).flat();
const compound = NAMES.filter((name) => /[a-z][A-Z]/.test(name)).join('|');
/** A name of one word, such as "Text", can also be English: it counts only after these words. */
const COMPONENT = new RegExp(`\\b(${compound})\\b|(?<=[Uu]se |: )(${NAMES.join('|')})\\b`);

function Sentence({ text }: { text: string }) {
  const pieces: (string | undefined)[] = text.split(COMPONENT);
  // Each text is followed by one match of the two groups.
  return pieces.map((piece, index) =>
    piece === undefined || index % 3 === 0 ? (
      piece
    ) : (
      <StoryLink key={index} story={pageOfComponent(piece)}>
        {piece}
      </StoryLink>
    ),
  );
}

export function PointList({ points }: { points: readonly (string | Rule)[] }) {
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
                <StoryLink story={story} aria-label={`See it: ${text}`}>
                  See it
                </StoryLink>
              </>
            )}
          </li>
        );
      })}
    </Points>
  );
}

export function Rules({ rules }: { rules: readonly (string | Rule)[] }): ReactNode {
  return (
    <DocPart title="Rules">
      <PointList points={rules} />
    </DocPart>
  );
}
