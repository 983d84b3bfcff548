import { validateHeaderName, validateHeaderValue } from 'node:http';

/** The first thing that keeps headers from being sent, in words that name the header; undefined when all can be sent. */
export function headersProblem(headers: Readonly<Record<string, string>> = {}): string | undefined {
  for (const [name, value] of Object.entries(headers)) {
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch (error) {
      return `headers: ${(error as Error).message}`;
    }
  }
  return undefined;
}
