import { propsIn } from './propsOfSource';

const SOURCE = `
type Size = 'small' | 'large';
interface Note {
  /** Read aloud. */
  text: string;
}
export interface PillProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * Seen,
   * and heard.
   */
  label: string;
  tone?: Tone;
  size?: Size | undefined;
  'aria-label'?: string;
  inset?: number;
  blur?: number;
  notes?: readonly Note[];
  onPress?(label: string): void;
  onClear?: (() => void) | undefined;
}
const USUAL = 4;
function OpenPill({ inset = USUAL, blur = inset > 2 ? 1 : 0 }: Omit<PillProps, 'tone'>) {}
export function Pill({ label, size = 'small', 'aria-label': named = 'A pill', ...rest }: PillProps) {}
`;

test('returns the properties of a component from its source: type, optionality, default, comment and named interfaces', () => {
  const shared = new Map([['Tone', "'info' | 'danger'"]]);
  expect(propsIn('Pill', SOURCE, shared)).toEqual({
    also: 'HTMLAttributes<HTMLSpanElement>',
    props: [
      { name: 'label', type: 'string', isRequired: true, byDefault: '', about: 'Seen, and heard.' },
      { name: 'tone', type: "'info' | 'danger'", isRequired: false, byDefault: '', about: '' },
      {
        name: 'size',
        type: "'small' | 'large'",
        isRequired: false,
        byDefault: "'small'",
        about: '',
      },
      { name: 'aria-label', type: 'string', isRequired: false, byDefault: "'A pill'", about: '' },
      { name: 'inset', type: 'number', isRequired: false, byDefault: '4', about: '' },
      { name: 'blur', type: 'number', isRequired: false, byDefault: '', about: '' },
      { name: 'notes', type: 'readonly Note[]', isRequired: false, byDefault: '', about: '' },
      {
        name: 'onPress',
        type: '(label: string) => void',
        isRequired: false,
        byDefault: '',
        about: '',
      },
      { name: 'onClear', type: '() => void', isRequired: false, byDefault: '', about: '' },
    ],
    types: [
      {
        name: 'Note',
        props: [
          { name: 'text', type: 'string', isRequired: true, byDefault: '', about: 'Read aloud.' },
        ],
      },
    ],
  });
});
