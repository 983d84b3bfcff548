import { validateHeaderName, validateHeaderValue } from 'node:http';

/** The first reason why headers cannot be sent, naming the header; undefined if all can be sent. */
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
