import type { ReactNode } from 'react';
import type { ComponentDocumentation } from '../../docs/documentation';
import { TruncatedText } from './TruncatedText';

const FILE = 'Teilnehmende_Arbeitssicherheit_2026_Standort_Oberpfaffenhofen.xlsx';

function Narrow({ dir, children }: { dir?: 'rtl'; children: ReactNode }) {
  return (
    <div dir={dir} style={{ inlineSize: 180 }}>
      {children}
    </div>
  );
}

export const docs: ComponentDocumentation = {
  name: 'TruncatedText',
  lead: 'A name from elsewhere on one line, cut off if space is short.',
  use: [
    'For names of people and files, and for cells, if rows must have the same height.',
    'Inside an element with a width: it is never wider.',
  ],
  avoid: ['For our own texts: they wrap.', 'If there is space for a second line: let it wrap.'],
  states: [
    {
      name: 'Against the page',
      about: 'Latin names keep their beginning in right-to-left pages.',
      show: (
        <Narrow dir="rtl">
          <TruncatedText>{FILE}</TruncatedText>
        </Narrow>
      ),
    },
  ],
  accessibleName: 'None: it is read completely, once. The title equals the text.',
  content: ['What distinguishes names should come first, because the end is cut off.'],
};
