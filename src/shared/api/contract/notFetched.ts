import type { OperationId } from './operations.generated';

/**
 * Operations that the page does not call by `fetch`, and what happens instead. Network faults do
 * not apply to them.
 */
export const notFetched: { readonly [Id in OperationId]?: string } = {
  startPortalSignIn: 'the browser goes there',
  startVendorSignIn: 'the browser goes there',
  finishOAuth2SignIn: 'the browser goes there',
  getUploadedImage: 'shown as a picture',
  reportLoginFailure: 'a beacon, whose answer is ignored',
};
