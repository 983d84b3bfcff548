import type { RequestHandler } from 'express';

/**
 * What the QR code leads to when the mock is open to the local network: the phone simulator of that session, so that a
 * real phone's camera is enough. Otherwise `/browser/open` is a page of the app.
 */
export const openPhone: RequestHandler = ({ query }, response, next) => {
  const id = query['sessionId'];
  if (query['type'] !== 'scanLogin' || typeof id !== 'string') return next();
  response.redirect(302, `/__mock/phone/${encodeURIComponent(id)}`);
};
