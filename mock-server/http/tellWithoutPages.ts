import type { RequestHandler } from 'express';

/**
 * Answers where the app's pages would be, for a mock that listens by itself and has none: `/` leads to the desk, every
 * other path, such as the end of a foreign sign-in, is told with 404 where pages are.
 */
export const tellWithoutPages: RequestHandler = (request, response) => {
  if (request.originalUrl === '/') return response.redirect(302, '/__mock/');
  response.status(404).json({
    message: `The mock has no pages, and so no ${request.path}: "npm start" serves them with the mock behind. Its desk is at /__mock/`,
  });
};
