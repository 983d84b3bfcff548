import type { DocumentedProp } from './documentedProps';

/** Properties that mean the same in all components, so that their sources do not repeat it. */
const COMMON: Readonly<Record<string, string>> = {
  'aria-describedby': 'Ids of elements that describe it.',
  blockSize: 'Height, as in CSS.',
  checked: 'Whether it is ticked.',
  children: 'The content.',
  closeOnEscape: 'Whether Escape calls `onClose`.',
  direction: 'The axis; a row follows the reading direction.',
  align: 'Position across the direction, as `align-items`.',
  justify: 'Position along the direction, as `justify-content`.',
  gap: 'Distance between the elements: a step of the spacing scale.',
  wrap: 'Whether elements continue on the next line.',
  disabled: 'Cannot be used; the keyboard skips it.',
  error: 'Says how to correct the value; marks the field as invalid.',
  hint: 'Help below the field, which describes it.',
  href: 'The address to go to.',
  items: 'The items, in order.',
  label: 'The accessible name.',
  labelHidden: 'Hides the label only visually.',
  notices: 'The notices to show, the newest last.',
  onChange: 'Called with the new value.',
  onClose: 'Called when the user presses the close button or Escape.',
  onDismiss: 'Called with the id when the user dismisses a notice.',
  onExpand: 'Called with the id when the user opens or closes an item.',
  onPage: 'Called with the number of the page, from 1.',
  onSize: 'Called with the number of rows on a page.',
  onTick: 'Called with the id when the user ticks or clears an item.',
  open: 'Whether it is shown.',
  options: 'The options, in order.',
  pageCount: 'The number of pages.',
  politeness: '`assertive` interrupts what is being announced.',
  radius: 'The corners: a name of the radius scale.',
  ref: 'The element.',
  required: 'Whether a choice is necessary.',
  sizes: 'The numbers of rows that the user can choose.',
  src: 'Address of the picture; without it, or if it fails, the initial is shown.',
  tabs: 'The tabs, in order.',
  texts: 'The words of the controls, in the language of the page.',
  title: 'The accessible name, shown above the content.',
  tone: 'The emphasis or the meaning; also express it in words.',
  value: 'The current value.',
  variant: 'The emphasis.',
};

/** The description of a property: its comment in the source, or what it means in all components. */
export function aboutOf({ name, about }: Pick<DocumentedProp, 'name' | 'about'>): string {
  return about || (COMMON[name] ?? '');
}
