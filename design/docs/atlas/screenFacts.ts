/** What a screen shows, read from the name of its story. */
export interface ScreenFacts {
  state: 'Waiting' | 'Error' | 'Empty' | 'Question' | 'Content';
  answer: 'Not yet' | 'Refused' | 'None' | 'Success';
}

const STATES: readonly (readonly [state: ScreenFacts['state'], name: RegExp])[] = [
  [
    'Waiting',
    /loading|checking|sending|counting|assigning|uploading|signing-in|committing|leaving/,
  ],
  [
    'Error',
    /fail|refus|unreach|timed-out|broken|crash|gone|missing|offline|no-connection|too-|not-loaded|denied|wrong|expired|invalid|unknown|hostile|blocked/,
  ],
  ['Empty', /empty|blank|anonymous|--none|nameless/],
  ['Question', /asked|asking|question|warned|notice/],
];

const ANSWERS: readonly (readonly [answer: ScreenFacts['answer'], name: RegExp])[] = [
  ['None', /unreach|timed-out|offline|no-connection|broken|not-loaded|load-failed|--failed$/],
  ['Refused', /refus|too-many|denied|wrong|expired|no-permission|gone/],
  ['Not yet', STATES[0]?.[1] ?? /$^/],
];

/** The state and the service's answer that a screen shows. */
export function factsOf(story: string): ScreenFacts {
  return {
    state: STATES.find(([, name]) => name.test(story))?.[0] ?? 'Content',
    answer: ANSWERS.find(([, name]) => name.test(story))?.[0] ?? 'Success',
  };
}

export const states: readonly ScreenFacts['state'][] = [
  'Content',
  'Waiting',
  'Empty',
  'Question',
  'Error',
];
export const answers: readonly ScreenFacts['answer'][] = ['Success', 'Not yet', 'Refused', 'None'];
