import { pointerStates } from '../../docs/documentation';
import type { ComponentDocumentation } from '../../docs/documentation';
import { Link } from './Link';

export const linkDocs: ComponentDocumentation = {
  name: 'Link',
  title: 'Components / Link',
  lead: 'Goes somewhere: to another page, or to an agreement in a new tab.',
  use: [
    'For whatever has an address: service agreement, help, the way back.',
    'newTab for what is read beside a form, so that nothing typed is lost.',
  ],
  avoid: [
    'To do something on this page: that is a Button, of variant link where it should look like this.',
    'Without an underline: colour alone does not tell it from text (WCAG 1.4.1).',
  ],
  anatomy: {
    specimen: (
      <p>
        Read the{' '}
        <Link href="#privacy" newTab newTabLabel="(opens a new tab)">
          Privacy Policy
        </Link>{' '}
        first.
      </p>
    ),
    parts: [
      {
        name: 'Words',
        about: 'Where it leads, understood without the sentence around it.',
        find: 'a',
        at: 'top',
      },
      {
        name: 'Note',
        about: 'Heard, not seen: that a new tab opens.',
        find: 'a span',
        at: 'bottom',
      },
    ],
  },
  states: pointerStates(<Link href="#help">Didn’t receive the code?</Link>, 'a')
    .filter(({ name }) => name !== 'Active')
    .concat({
      name: 'New tab',
      about: 'Opens beside; the page there cannot reach back, nor learn where it was opened.',
      show: (
        <Link href="#privacy" newTab newTabLabel="(opens a new tab)">
          Privacy Policy
        </Link>
      ),
    }),
  keyboard: [
    ['Tab', 'Comes to the link.'],
    ['Enter', 'Follows it.'],
  ],
  accessibleName: {
    from: 'Its words, and newTabLabel after them.',
    role: 'link',
    name: 'Privacy Policy (opens a new tab)',
  },
  content: [
    'Name the goal: “Privacy Policy”, never “here” or “more”.',
    'In a sentence the link takes the case the sentence asks for (Russian, Polish, Turkish): put it into the phrase as a parameter, do not glue pieces.',
    'Long names break anywhere rather than leave the line.',
  ],
};
