import type { ComponentProps } from 'react';
import { en_US as phrases } from '../../../translations/en_US';
import { fillIn } from '../../docs/phrases';
import type { ComponentDocumentation } from '../../docs/documentation';
import { CloseIcon, KeyIcon } from '../../icons/icons';
import { IconButton } from './IconButton';

export const docs: ComponentDocumentation = {
  name: 'IconButton',
  lead: 'A round button with only an icon, for actions whose icon everyone knows.',
  story: 'pickers--with-selection',
  use: [
    'To close, dismiss, refresh or remove, if text would take too much space.',
    'In rows and corners, beside the element that it changes.',
  ],
  avoid: [
    'For the main action of a dialog or form, because more people understand text. Use Button.',
  ],
  guidance: {
    good: {
      show: (t) => <IconButton label={t['common.close']} icon={<CloseIcon />} />,
      why: 'For signs that everybody knows: close, refresh.',
    },
    bad: {
      show: (t) => <IconButton label={t['thirdParty.enterprise']} icon={<KeyIcon />} />,
      why: 'A sign with many meanings. Use Button with words.',
    },
  },
  matrix: {
    on: 'button',
    variants: { small: { size: 'small' }, medium: { size: 'medium' }, large: { size: 'large' } },
    states: () => ({ Disabled: { disabled: true } }),
    show: (props: Partial<ComponentProps<typeof IconButton>>, t) => (
      <IconButton {...props} label={t['common.close']} icon={<CloseIcon />} />
    ),
  },
  keyboard: [
    ['Tab', 'Moves to the button; skips it if it is disabled.'],
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it on release.'],
  ],
  accessibleName: `The property label: what a press does. In lists it also names the item: “${fillIn(phrases['common.remove'], { name: 'Li Na' })}”.`,
};
