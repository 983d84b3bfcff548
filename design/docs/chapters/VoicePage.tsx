import { DataTable } from '../DataTable';
import { Rules } from '../PointList';
import { DocPart, DocSheet } from '../Sheet';
import { voiceTexts } from './chapterTexts';

export function VoicePage() {
  const { rules, examples } = voiceTexts;
  return (
    <DocSheet story="content--voice">
      <Rules rules={rules} />
      <DocPart title="Examples">
        <DataTable
          label="Examples of texts"
          columns={['Write', 'Not', 'Because']}
          rows={examples.map((cells) => ({ id: cells[0], cells }))}
        />
      </DocPart>
    </DocSheet>
  );
}
