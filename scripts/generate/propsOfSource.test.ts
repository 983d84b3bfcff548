import { propsIn } from './propsOfSource';

const SOURCE = `
type Size = 'small' | 'large';
export interface PillProps extends HTMLAttributes<HTMLSpanElement> {
  /**
   * Seen,
   * and heard.
   */
  label: string;
  tone?: Tone;
  size?: Size | undefined;
  'aria-label'?: string;
  onPress?(label: string): void;
}
export function Pill({ label, size = 'small', 'aria-label': named = 'A pill', ...rest }: PillProps) {}
`;

test('returns the properties of a component from its source: type, optionality, default and comment', () => {
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
      {
        name: 'onPress',
        type: 'onPress?(label: string): void',
        isRequired: false,
        byDefault: '',
        about: '',
      },
    ],
  });
});
