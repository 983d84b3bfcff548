import type { ComponentProps } from 'react';
import { en_US as phrases } from '../../../translations/en_US';
import type { Phrases } from '../../../translations/phrases';
import type { ComponentDocumentation } from '../../docs/documentation';
import { KeyIcon } from '../../icons/icons';
import { Stack } from '../Stack/Stack';
import { Button } from './Button';

const answersIn = (t: Phrases, variant?: 'primary') => (
  <Stack direction="row" wrap>
    <Button variant={variant}>{t['common.cancel']}</Button>
    <Button variant="primary">{t['common.ok']}</Button>
  </Stack>
);

export const docs: ComponentDocumentation = {
  name: 'Button',
  lead: 'Performs an action on the page: sends a code, logs in, continues.',
  story: 'sign-in--code-form--empty',
  use: [
    'For the main action: one primary button at a time, at the end of its dialog or form.',
    'Tinted: within a field, for an action that becomes primary when it is the next step.',
    'Secondary for the alternative beside it, ghost for a way out that should not compete, link for an action inside a field or a line.',
  ],
  avoid: [
    'To go to another page: use Link, which can open in a new tab and shows its address.',
    'For a choice that stays: use Checkbox or RadioGroup.',
    'With only an icon: use IconButton, which requires a name.',
    'With the native disabled attribute: it removes the focus from the button and explains nothing. Use dimmed.',
  ],
  guidance: {
    good: {
      show: (t) => answersIn(t),
      why: 'One primary button; the alternative is secondary.',
    },
    bad: {
      show: (t) => answersIn(t, 'primary'),
      why: 'Two primary buttons: nothing leads the eye.',
    },
  },
  anatomy: {
    show: (t) => (
      <Button variant="primary" icon={<KeyIcon />}>
        {t['signIn.getCode']}
      </Button>
    ),
    parts: [
      ['Button', 'button', 'top'],
      ['Icon', 'svg'],
      ['Label', 'button span span', 'end'],
    ],
  },
  matrix: {
    on: 'button',
    variants: {
      primary: { variant: 'primary' },
      tint: { variant: 'tint' },
      secondary: { variant: 'secondary' },
      ghost: { variant: 'ghost' },
      link: { variant: 'link' },
      small: { size: 'small' },
      large: { size: 'large' },
    },
    states: () => ({
      Dimmed: { dimmed: true },
      Loading: { loading: true },
      Done: { loading: true, done: true },
    }),
    show: (props: ComponentProps<typeof Button>, t) => (
      <Button {...props}>{t['signIn.getCode']}</Button>
    ),
  },
  keyboard: [
    ['Tab', 'Moves to the button, also if it is dimmed or loading.'],
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it on release.'],
  ],
  accessibleName:
    'Its text. While loading, the spinner covers the text, but it stays the name; aria-busy announces the state.',
  content: [
    `There is no danger variant: before something is lost, a Modal asks, and its primary button names what happens: “${phrases['pickers.discard']}”.`,
  ],
};
