import jsonServer from 'json-server';
import type { Request, Response } from 'express';

/**
 * Runs json-server's body parser.
 * @returns what is wrong with the body, or undefined when `request.body` could be read
 */
export async function readBody(request: Request, response: Response): Promise<string | undefined> {
  for (const parse of jsonServer.bodyParser) {
    const problem = await new Promise<unknown>((resolve) => {
      parse(request, response, resolve);
    });
    if (problem) return problem instanceof Error ? problem.message : String(problem);
  }
  return undefined;
}

/** The media type of a request, without its parameters. */
export function contentTypeOf(request: Request): string | undefined {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
}
