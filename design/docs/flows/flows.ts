/** A flow of the product, from its first screen to its last. */
export interface Flow {
  title: string;
  lead: string;
  /** The feature of the stories that it shows. */
  feature: string;
}

export const signIn: Flow = {
  title: 'Sign-in',
  lead: 'One dialog for all ways into the academy. Unknown numbers register.',
  feature: 'Sign-in',
};

export const restoration: Flow = {
  title: 'Restoration',
  lead: 'A user who signs in to an account that is pending deregistration can keep it.',
  feature: 'Restoration',
};

export const joining: Flow = {
  title: 'Joining',
  lead: 'A learner applies to an academy, and an administrator decides.',
  feature: 'Joining an academy',
};

export const choosingParticipants: Flow = {
  title: 'Choosing participants',
  lead: 'An administrator assigns learning content: choose people in the picker or import a list, then send.',
  feature: 'Choosing participants',
};
