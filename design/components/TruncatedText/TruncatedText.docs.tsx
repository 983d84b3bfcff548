import type { ReactNode } from 'react';
import type { ComponentDocumentation } from '../../docs/documentation';
import { TruncatedText } from './TruncatedText';
import { Example } from './TruncatedText.example';
import code from './TruncatedText.example.tsx?raw';

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
  lead: 'A name from elsewhere on one line, cut off if space is short.',
  use: [
    'For names of people and files, and for cells, if rows must have the same height.',
    'Inside an element with a width: it is never wider.',
  ],
  avoid: ['For our own texts: they wrap.', 'If there is space for a second line: let it wrap.'],
  example: { Example, code },
  tryOut: {
    element: <TruncatedText>Maria da Conceição dos Santos Magalhães de Albuquerque</TruncatedText>,
  },
  guidance: {
    good: {
      show: (
        <Narrow>
          <TruncatedText>Maria da Conceição dos Santos Magalhães de Albuquerque</TruncatedText>
        </Narrow>
      ),
      why: 'Names in a list; a pointer on it shows the rest, and assistive technology reads all of it.',
    },
    bad: {
      show: (
        <Narrow>
          <TruncatedText>
            The code is wrong. You have two attempts left, then the account is locked.
          </TruncatedText>
        </Narrow>
      ),
      why: 'A message: its end is what matters. Let it wrap.',
    },
  },
  states: [
    {
      name: 'Whole',
      about: 'If space allows.',
      show: <TruncatedText>members.xlsx</TruncatedText>,
    },
    {
      name: 'Cut',
      about: 'Ends in an ellipsis; a pointer on it shows the rest.',
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
  accessibleName: 'None: it is read completely, once. The title equals the text.',
  content: ['What distinguishes names should come first, because the end is cut off.'],
  related: ['Tooltip', 'Table'],
};
