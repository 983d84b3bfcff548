import { pointerStates } from '../../docs/documentation';
import type { ComponentDocumentation } from '../../docs/documentation';
import { CloseIcon } from '../../icons/frameIcons';
import { RefreshIcon } from '../../icons/icons';
import { IconButton } from './IconButton';

export const iconButtonDocs: ComponentDocumentation = {
  name: 'IconButton',
  title: 'Components / Icon button',
  lead: 'A round button that shows an icon only, for actions that everybody knows by their sign.',
  use: [
    'To close, dismiss, refresh or remove, where words would stand in the way.',
    'In rows and corners, beside what it acts on.',
  ],
  avoid: [
    'For the main action of a dialog or form: words are understood by more people. Use Button.',
    'With a sign that has to be learnt. Add words, or a Tooltip at least.',
  ],
  anatomy: {
    specimen: <IconButton label="Close" icon={<CloseIcon />} />,
    parts: [
      {
        name: 'Target',
        about: '32, 40 or 48 px across; the ground shows on hover only.',
        find: 'button',
        at: 'bottom',
      },
      { name: 'Icon', about: 'In the colour of the text around it.', find: 'svg', at: 'top' },
    ],
  },
  states: [
    ...pointerStates(<IconButton label="Close" icon={<CloseIcon />} />, 'button'),
    {
      name: 'Disabled',
      about: 'Nothing to do at the moment, and no reason to explain.',
      show: <IconButton label="New picture" icon={<RefreshIcon />} disabled />,
    },
  ],
  keyboard: [
    ['Tab', 'Comes to the button; passes it when it is disabled.'],
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it when let go.'],
  ],
  accessibleName: {
    from: 'The property label: what pressing does. In lists it names the thing too, as “Remove Li Na”.',
    role: 'button',
    name: 'Close',
  },
  content: [
    'The label is never seen, so it is easily forgotten in translation: it comes from the phrases like any other text.',
    'Icons that point turn round by themselves in right-to-left pages.',
  ],
};
