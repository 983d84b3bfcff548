import type { Rule } from '../PointList';

/** A flow of the product, from its first screen to its last. */
export interface Flow {
  title: string;
  lead: string;
  rules: readonly Rule[];
  /** The features of the stories that it shows. */
  features: readonly string[];
}

export const signIn: Flow = {
  title: 'Sign-in',
  lead: 'One dialog for all ways into the academy. Each path is read from left to right; below a screen are its states.',
  rules: [
    [
      'Offer only the ways that the academy allows, and mark the one that was used last.',
      'sign-in--other-ways--last-used-portal',
    ],
    [
      'Get code stays in the field and counts down; nothing else is blocked meanwhile.',
      'sign-in--code-form--counting',
    ],
    [
      'Signing in and registering are the same step: unknown numbers register.',
      'sign-in--code-form--complete',
    ],
    [
      'Agreement comes before anything is sent. If the box is not ticked, a question offers to tick it and to go on.',
      'sign-in--getting-a-code--agreement-asked',
    ],
    [
      'Say where the code went, and offer help when it does not arrive.',
      'sign-in--where-the-code-went--open',
    ],
    [
      'A failure keeps the form as it is and names the next step.',
      'sign-in--signing-in--token-timed-out',
    ],
  ],
  features: ['Sign-in'],
};

export const restoration: Flow = {
  title: 'Restoration',
  lead: 'A user who signs in to an account that is pending deregistration can keep it.',
  rules: [
    [
      'The notice names the day of the deletion and offers both ways on.',
      'restoration--dialog--notice',
    ],
    [
      'The code proves who asks, in the same field as for signing in.',
      'restoration--dialog--verification',
    ],
  ],
  features: ['Restoration'],
};

export const joining: Flow = {
  title: 'Joining',
  lead: 'A learner applies to an academy, and an administrator decides.',
  rules: [
    [
      'What was written survives a reload, an error of the service and a lost session.',
      'join--picture--kept-through-reload',
    ],
    [
      'One application at a time: the page shows the one that waits.',
      'pages--join-an-academy--waiting',
    ],
  ],
  features: ['Joining an academy'],
};

export const choosingParticipants: Flow = {
  title: 'Choosing participants',
  lead: 'An administrator assigns learning content: choose people in the picker or import a list, then send.',
  rules: [
    ['Leaving a picker with changes asks first.', 'pickers--leaving-with-changes'],
    ['The import checks the sheet before anything is sent.', 'import-of-members--checked'],
  ],
  features: ['Choosing participants'],
};
