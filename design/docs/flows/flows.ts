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
    {
      text: 'Offer only the ways that the academy allows, and mark the one that was used last.',
      story: 'sign-in--other-ways--last-used-portal',
    },
    {
      text: 'Get code stays in the field and counts down; nothing else is blocked meanwhile.',
      story: 'sign-in--code-form--counting',
    },
    {
      text: 'Signing in and registering are the same step: unknown numbers register.',
      story: 'sign-in--code-form--complete',
    },
    {
      text: 'Agreement comes before anything is sent. If the box is not ticked, a question offers to tick it and to go on.',
      story: 'sign-in--getting-a-code--agreement-asked',
    },
    {
      text: 'Say where the code went, and offer help when it does not arrive.',
      story: 'sign-in--where-the-code-went--open',
    },
    {
      text: 'A failure keeps the form as it is and names the next step.',
      story: 'sign-in--signing-in--token-timed-out',
    },
  ],
  features: ['Sign-in'],
};

export const restoration: Flow = {
  title: 'Restoration',
  lead: 'A user who signs in to an account that is pending deregistration can keep it.',
  rules: [
    {
      text: 'The notice names the day of the deletion and offers both ways on.',
      story: 'restoration--dialog--notice',
    },
    {
      text: 'The code proves who asks, in the same field as for signing in.',
      story: 'restoration--dialog--verification',
    },
  ],
  features: ['Restoration'],
};

export const joining: Flow = {
  title: 'Joining',
  lead: 'A learner applies to an academy, and an administrator decides.',
  rules: [
    {
      text: 'What was written survives a reload, an error of the service and a lost session.',
      story: 'join--picture--kept-through-reload',
    },
    {
      text: 'One application at a time: the page shows the one that waits.',
      story: 'pages--join-an-academy--waiting',
    },
  ],
  features: ['Joining an academy'],
};

export const choosingParticipants: Flow = {
  title: 'Choosing participants',
  lead: 'An administrator assigns learning content: choose people in the picker or import a list, then send.',
  rules: [
    { text: 'Leaving a picker with changes asks first.', story: 'pickers--leaving-with-changes' },
    {
      text: 'The import checks the sheet before anything is sent.',
      story: 'import-of-members--checked',
    },
  ],
  features: ['Choosing participants'],
};
