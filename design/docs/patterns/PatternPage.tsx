import { Screen } from '../atlas/Screens';
import { Rules } from '../PointList';
import { DocPart, DocSheet } from '../Sheet';
import { readableTitle } from '../shell/siteMap';
import { Tiles } from '../styled';
import type { Pattern } from './patterns';

/** A pattern: its rules, screens of the product that show it, and its components. */
export function PatternPage({ title, lead, rules, screens }: Pattern) {
  return (
    <DocSheet title={title} lead={lead}>
      <Rules rules={rules} />
      <DocPart title="In the product" lead="Live. Press a tile to open its screen.">
        <Tiles>
          {screens.map((id) => (
            <Screen
              key={id}
              screen={{ id, title: id.split('--').slice(-2).map(readableTitle).join(': ') }}
            />
          ))}
        </Tiles>
      </DocPart>
    </DocSheet>
  );
}
