import { besideDialog, besideText, narrow, oneColumn } from '../../foundations/media';
import { DataTable } from '../DataTable';
import { TokenTable } from '../foundations/TokenTable';
import { tokensWith } from '../foundations/tokenUses';
import { Rules } from '../PointList';
import { DocPart, DocSheet } from '../Sheet';
import { layoutTexts } from './chapterTexts';

const BREAKPOINTS = [
  ['narrow', narrow, 'Phones: one column, dialogs fill the window.'],
  ['oneColumn', oneColumn, 'Dialogs put their columns below each other.'],
  ['besideText', besideText, 'Agreements show their contents beside the text.'],
  ['besideDialog', besideDialog, 'Notices appear beside the sign-in dialog, not above it.'],
] as const;

/** The grid of pages, the breakpoints and the measures of text. */
export function LayoutPage() {
  const { lead, rules } = layoutTexts;
  return (
    <DocSheet title="Layout" lead={lead}>
      <Rules rules={rules} />
      <DocPart
        title="Breakpoints"
        lead="Only where the content needs one; from design/foundations/media.ts."
      >
        <DataTable
          label="Breakpoints"
          columns={['Name', 'Condition', 'Use']}
          rows={BREAKPOINTS.map(([name, condition, use]) => ({
            id: name,
            cells: [<code key="name">{name}</code>, <code key="condition">{condition}</code>, use],
          }))}
        />
      </DocPart>
      <DocPart title="Measures">
        <TokenTable label="Measures" names={tokensWith('measure.')} />
      </DocPart>
    </DocSheet>
  );
}
