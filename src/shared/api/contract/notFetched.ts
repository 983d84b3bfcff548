import type { OperationId } from './operations.generated';

/** Operations that no `fetch` of the page calls, and what happens instead: network faults of calls do not reach them. */
export const notFetched: { readonly [Id in OperationId]?: string } = {
  startPortalSignIn: 'the browser goes there',
  startVendorSignIn: 'the browser goes there',
  finishOAuth2SignIn: 'the browser goes there',
  getUploadedImage: 'shown as a picture',
  reportLoginFailure: 'a beacon, whose answer nobody hears',
};
