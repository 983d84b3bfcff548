import type { Upstream as UpstreamSettings } from './controlTypes';
import { unknownOperation } from './nearest';

const TIMEOUT_MS = 30_000;

/** The service that answers calls of one namespace in place of the mock. */
export interface Upstream {
  state(): { [Field in keyof UpstreamSettings]-?: UpstreamSettings[Field] | null };
  /** @param settings undefined lets the mock answer everything */
  set(settings: UpstreamSettings | undefined): void;
  /**
   * The service that answers an operation, if any.
   * @param operation null for a path that the contract does not have
   */
  serviceFor(operation: string | null): { url: string; timeoutMs: number } | undefined;
}

/** @param start the settings until `set` */
export function makeUpstream(start?: UpstreamSettings): Upstream {
  let settings = start;
  return {
    state: () => ({
      url: settings?.url ?? null,
      operations: settings?.operations ?? null,
      unknownPaths: settings?.unknownPaths ?? false,
      timeoutMs: settings?.timeoutMs ?? TIMEOUT_MS,
    }),
    set(others) {
      settings = others;
    },
    serviceFor(operation) {
      if (!settings) return undefined;
      const { url, operations, unknownPaths = false, timeoutMs = TIMEOUT_MS } = settings;
      const isAnswered =
        operation === null ? unknownPaths : (operations?.includes(operation) ?? true);
      return isAnswered ? { url: new URL(url).origin, timeoutMs } : undefined;
    },
  };
}

/**
 * What is wrong with settings that the schema accepts.
 * @param names the operations of the contract
 */
export function upstreamProblem(
  { url, operations = [] }: UpstreamSettings,
  names: readonly string[],
): string | undefined {
  if (!URL.canParse(url)) return `url "${url}" is not an address`;
  const { protocol, pathname, search, hash, username, password } = new URL(url);
  if (!['http:', 'https:'].includes(protocol)) return 'url must begin with http:// or https://';
  if (username + password !== '') return 'url must not contain a user name or password';
  if (pathname !== '/' || search !== '' || hash !== '')
    return `url must be an origin without a path, for example ${new URL(url).origin}`;
  const unknown = operations.find((each) => !names.includes(each));
  return unknown === undefined ? undefined : unknownOperation(unknown);
}
