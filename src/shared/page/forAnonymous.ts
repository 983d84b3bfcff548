/**
 * Attributes of elements that only users without a session see. Pages are pre-rendered for them;
 * for all others the early script and the page's style hide these elements until the app knows the
 * session.
 */
export const forAnonymous = { 'data-anonymous': '' };
