import { Screen } from '../atlas/Screens';
import { Rules } from '../PointList';
import type { Rule } from '../PointList';
import { DocPart, DocSheet } from '../Sheet';
import { screenTitle } from '../shell/siteMap';
import { Tiles } from '../styled';
import { ChoiceTable } from './ChoiceTable';
import { patterns } from './patterns';

export function PatternPage({ story }: { story: keyof typeof patterns }) {
  const rules: readonly Rule[] = patterns[story];
  return (
    <DocSheet story={story}>
      <ChoiceTable story={story} />
      <Rules rules={rules} />
      <DocPart title="In the product">
        <Tiles>
          {[...new Set(rules.flatMap(([, screen]) => screen ?? []))].map((id) => (
            <Screen key={id} screen={{ id, title: screenTitle(id) }} />
          ))}
        </Tiles>
      </DocPart>
    </DocSheet>
  );
}
