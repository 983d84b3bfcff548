import type { ComponentDocumentation } from '../../docs/documentation';

export const docs: ComponentDocumentation = {
  name: 'LiveRegion',
  lead: 'Announces changes to people who cannot see them.',
  story: 'sign-in--getting-a-code--code-sent',
  use: [
    'For the result of an action: found 12, code sent, picture loaded.',
    'assertive for what cannot wait, for example a failed login.',
  ],
  avoid: [
    'Mounted together with its text: often nothing is announced.',
    'For every tick of a countdown: announce its start and end.',
    'If the focus moves to the news anyway: it would be read twice.',
  ],
  guidance: 'No pair: it is heard, not seen.',
};
