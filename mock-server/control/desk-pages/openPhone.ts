import type { RequestHandler } from 'express';

/**
 * Opens the phone simulator from the QR code's link if the mock is open to the local network, so
 * that you can scan the code with the camera of a real phone. Otherwise `/browser/open` is a page
 * of the app.
 */
export const openPhone: RequestHandler = ({ query }, response, next) => {
  const id = query['sessionId'];
  if (query['type'] !== 'scanLogin' || typeof id !== 'string') return next();
  response.redirect(302, `/__mock/phone/${encodeURIComponent(id)}`);
};
