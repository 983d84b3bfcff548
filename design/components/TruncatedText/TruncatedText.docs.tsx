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

export const truncatedTextDocs: ComponentDocumentation = {
  name: 'TruncatedText',
  title: 'Components / Truncated text',
  lead: 'A name from elsewhere on one line, cut where there is no room.',
  use: [
    'For names of people and files, and for cells, where rows must stay of one height.',
    'Inside what has a width: it is never wider.',
  ],
  avoid: ['For our own words: they wrap.', 'Where there is room for a second line: let it wrap.'],
  anatomy: {
    specimen: <TruncatedText>Maria da Conceição dos Santos</TruncatedText>,
    parts: [
      { name: 'Words', about: 'Isolated, and whole in the title.', find: 'bdi[title]', at: 'top' },
    ],
  },
  states: [
    {
      name: 'Whole',
      about: 'Where there is room.',
      show: <TruncatedText>members.xlsx</TruncatedText>,
    },
    {
      name: 'Cut',
      about: 'Ends in an ellipsis; resting on it reads the rest.',
      show: (
        <Narrow>
          <TruncatedText>{FILE}</TruncatedText>
        </Narrow>
      ),
    },
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
  keyboard: 'None: it is text.',
  accessibleName: {
    from: 'None: it is read whole, once. The title says nothing that the text does not.',
  },
  content: ['What tells names apart should come first: the end is what is cut.'],
};
