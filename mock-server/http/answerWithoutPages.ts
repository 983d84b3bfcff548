import type { RequestHandler } from 'express';

/**
 * Answers the app's paths if the mock runs alone, without the app's pages. `/` redirects to the
 * desk; every other path, for example the end of a foreign sign-in, gets 404 with a message about
 * where the pages are.
 */
export const answerWithoutPages: RequestHandler = (request, response) => {
  if (request.originalUrl === '/') return response.redirect(302, '/__mock/');
  response.status(404).json({
    message: `The mock alone has no pages, so it does not serve ${request.path}. "npm start" serves the pages together with the mock. Its desk is at /__mock/`,
  });
};
