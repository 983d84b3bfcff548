import { Screen } from '../atlas/Screens';
import { Rules } from '../PointList';
import { DocPart, DocSheet } from '../Sheet';
import { screenTitle } from '../shell/siteMap';
import { Tiles } from '../styled';
import type { Pattern } from './patterns';

/** A pattern: its rules, and the screens of the product that show them. */
export function PatternPage({ title, lead, rules }: Pattern) {
  return (
    <DocSheet title={title} lead={lead}>
      <Rules rules={rules} />
      <DocPart title="In the product" lead="Live. Press a tile to open its screen.">
        <Tiles>
          {[...new Set(rules.flatMap(([, story]) => story ?? []))].map((id) => (
            <Screen key={id} screen={{ id, title: screenTitle(id) }} />
          ))}
        </Tiles>
      </DocPart>
    </DocSheet>
  );
}
