/** Local and not session storage: an app of the provider may bring the visitor back in another tab. */
export const ATTEMPTS_KEY = 'thirdPartyAttempts';
