import { pointerStates } from '../../docs/documentation';
import type { ComponentDocumentation } from '../../docs/documentation';
import { CloseIcon } from '../../icons/frameIcons';
import { RefreshIcon, KeyIcon } from '../../icons/icons';
import { IconButton } from './IconButton';
import { Example } from './IconButton.example';
import code from './IconButton.example.tsx?raw';

const CLOSE = <CloseIcon />;

export const iconButtonDocs: ComponentDocumentation = {
  name: 'IconButton',
  title: 'Components / Icon button',
  lead: 'A round button with only an icon, for actions whose icon everyone knows.',
  use: [
    'To close, dismiss, refresh or remove, if text would take too much space.',
    'In rows and corners, beside the element that it changes.',
  ],
  avoid: [
    'For the main action of a dialog or form, because more people understand text. Use Button.',
    'With an icon that people must learn. Add text, or at least a Tooltip.',
  ],
  example: { Example, code },
  tryOut: {
    element: <IconButton label="Close" icon={CLOSE} />,
    nodes: { icon: { element: CLOSE, code: '<CloseIcon />' } },
  },
  guidance: {
    good: {
      show: <IconButton label="Close" icon={<CloseIcon />} />,
      why: 'For signs that everybody knows: close, refresh.',
    },
    bad: {
      show: <IconButton label="Change the kind of account" icon={<KeyIcon />} />,
      why: 'A sign with many meanings. Use Button with words.',
    },
  },
  states: [
    ...pointerStates(<IconButton label="Close" icon={<CloseIcon />} />, 'button'),
    {
      name: 'Disabled',
      about: 'Nothing can be done at the moment, and there is nothing to explain.',
      show: <IconButton label="New picture" icon={<RefreshIcon />} disabled />,
    },
  ],
  keyboard: [
    ['Tab', 'Moves to the button; skips it if it is disabled.'],
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it on release.'],
  ],
  accessibleName:
    'The property label: what a press does. In lists it also names the item: “Remove Li Na”.',
  content: [
    'The label is invisible and easily forgotten in translation: take it from the phrases like any other text.',
    'Icons with a direction mirror themselves in right-to-left pages.',
  ],
  related: ['Button', 'Tooltip'],
};
