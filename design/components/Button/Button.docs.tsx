import { pointerStates } from '../../docs/documentation';
import type { ComponentDocumentation } from '../../docs/documentation';
import { MailIcon } from '../../icons/icons';
import { Button } from './Button';

export const buttonDocs: ComponentDocumentation = {
  name: 'Button',
  title: 'Components / Button',
  lead: 'Does something here and now: sends a code, logs in, goes on.',
  use: [
    'For what the visitor came to do: one primary button in each dialog or form, at its end.',
    'Secondary for the other choice beside it, ghost for a way out that should not compete, link for an action inside a field or a line.',
    'Dimmed while something is still missing: a press then explains what, instead of doing nothing.',
  ],
  avoid: [
    'To go to another page: that is a Link, which opens in a new tab and shows its address.',
    'For a choice that stays: that is a Checkbox or a RadioGroup.',
    'With an icon alone: that is an IconButton, which asks for a name.',
    'Disabled by the native attribute: it throws keyboard users off the button and explains nothing. Use dimmed.',
  ],
  anatomy: {
    specimen: (
      <Button variant="primary" size="large" icon={<MailIcon />}>
        Log in with email
      </Button>
    ),
    parts: [
      {
        name: 'Container',
        about: 'Three heights: 32, 40 and 48 px; never under 24 px to hit.',
        find: 'button',
        at: 'bottom',
      },
      { name: 'Icon', about: 'Optional, before the words, decoration.', find: 'svg', at: 'top' },
      {
        name: 'Label',
        about: 'A verb and its object; it wraps rather than being cut.',
        find: 'button > span',
        at: 'top',
      },
    ],
  },
  states: [
    ...pointerStates(<Button variant="primary">Log in</Button>, 'button'),
    {
      name: 'Dimmed',
      about:
        'Looks disabled and says so, yet a press reaches the form, which says what is missing.',
      show: (
        <Button variant="primary" dimmed>
          Log in
        </Button>
      ),
    },
    {
      name: 'Loading',
      about: 'Keeps its width, its name and the focus; further presses do nothing.',
      show: (
        <Button variant="primary" loading>
          Log in
        </Button>
      ),
    },
    {
      name: 'Block',
      about: 'As wide as its form.',
      show: (
        <Button variant="primary" block>
          Log in / Register
        </Button>
      ),
    },
  ],
  keyboard: [
    ['Tab', 'Comes to the button, dimmed and loading ones too.'],
    ['Enter', 'Presses it.'],
    ['Space', 'Presses it when let go.'],
  ],
  accessibleName: {
    from: 'Its words. While loading they are covered by the spinner, but still its name; aria-busy tells the rest.',
    role: 'button',
    name: 'Log in with email',
  },
  content: [
    'Begin with a verb: “Get code”, not “Verification code”.',
    'The same action has the same words everywhere: the dialog “Log in” and the button “Log in / Register”.',
    'No full stop. Capitals as the language has them in sentences.',
    'German and Russian need up to twice the room of Chinese: give a button its own line on phones, so that it wraps and nothing is cut.',
  ],
};
