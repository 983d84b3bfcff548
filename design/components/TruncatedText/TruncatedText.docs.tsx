import type { ComponentDocumentation } from '../../docs/documentation';
import { TruncatedText } from './TruncatedText';

const FILE = 'Teilnehmende_Arbeitssicherheit_2026_Standort_Oberpfaffenhofen.xlsx';

const narrow = (text: string) => (
  <div style={{ inlineSize: 180 }}>
    <TruncatedText>{text}</TruncatedText>
  </div>
);

export const docs: ComponentDocumentation = {
  name: 'TruncatedText',
  lead: 'A name from elsewhere on one line, cut off if space is short.',
  story: 'pickers--with-selection',
  use: [
    'For names of people and files, and for cells, if rows must have the same height.',
    'Inside an element with a width: it is never wider.',
  ],
  avoid: ['If there is space for a second line: let it wrap.'],
  guidance: {
    good: {
      show: () => narrow(FILE),
      why: 'A name from elsewhere, complete in its title.',
    },
    bad: { show: (t) => narrow(t['home.lead']), why: 'Our own sentence: let it wrap.' },
  },
  matrix: {
    variants: { 'against the page': {} },
    show: () => <div dir="rtl">{narrow(FILE)}</div>,
  },
  accessibleName: 'None: it is read completely, once. The title equals the text.',
};
