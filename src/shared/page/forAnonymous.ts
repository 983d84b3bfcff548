/**
 * Attributes of elements that users with a session do not see, or see elsewhere on the page. Pages
 * are pre-rendered for users without one; for all others the early script and the page's style hide
 * these elements until the app has hydrated the page.
 */
export const forAnonymous = { 'data-anonymous': '' };
