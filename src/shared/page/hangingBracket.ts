/** Its ink begins in the middle of its space. */
const OPENING_BRACKET = /^[《〈「『【（]/;

/** Attributes of a text at an edge, so that the ink of an opening bracket begins there. */
export const hangingBracket = (text: string) =>
  OPENING_BRACKET.test(text) ? { 'data-bracket': '' } : {};
