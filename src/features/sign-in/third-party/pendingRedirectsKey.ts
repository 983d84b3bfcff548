/** Local storage, because the provider's app may open another tab on return. */
export const ATTEMPTS_KEY = 'thirdPartyAttempts';
