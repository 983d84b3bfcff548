import type { IncomingHttpHeaders } from 'node:http';
import type { OutcomeChoices } from '#mock/services/vocabulary.ts';
import { findOutcome } from '#mock/services/outcomes.ts';

/** The cookie that `/__mock/scenario` sets. */
export const OUTCOME_COOKIE = 'mock_scenario';

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Parses `operation=name, operation=name`.
 * @returns the choices, or what is wrong with them
 */
export function readChoices(text: string): OutcomeChoices | string {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const pairs = parts.map((part): [string, string] => {
    const [operation = '', ...name] = part.split('=');
    return [operation.trim(), name.join('=').trim()];
  });
  const wrong = pairs
    .map(([operation, name]) => findOutcome(operation, name))
    .find((entry) => typeof entry === 'string');
  return wrong ?? Object.fromEntries(pairs);
}

/** The choices in cookie `mock_scenario`, or what is wrong with them. */
export function cookieChoices({ cookie }: IncomingHttpHeaders): OutcomeChoices | string {
  const value = new RegExp(`(?:^|;\\s*)${OUTCOME_COOKIE}=([^;]*)`).exec(cookie ?? '')?.[1];
  return readChoices(decoded(value ?? ''));
}

/**
 * The outcomes that a caller chooses: by header `x-mock-scenario`, then by cookie `mock_scenario`.
 * @returns the choices, or what is wrong with them
 */
export function callersChoices(headers: IncomingHttpHeaders): OutcomeChoices | string {
  const [low, high] = [
    cookieChoices(headers),
    readChoices(String(headers['x-mock-scenario'] ?? '')),
  ];
  if (typeof high === 'string') return high;
  return typeof low === 'string' ? low : { ...low, ...high };
}
