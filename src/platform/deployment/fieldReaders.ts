/** Reads one configuration field: its value, or what is wrong with it. */
export type FieldReader<Value> = (given: unknown) => { value: Value } | { problem: string };

const HOST = /^(?=.{1,253}(:|$))[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*(:\d{1,5})?$/i;

function listOf(isItem: (item: string) => boolean, wanted: string): FieldReader<readonly string[]> {
  return (given) => {
    if (!Array.isArray(given)) return { problem: `must be a list of ${wanted}` };
    const wrong = given.findIndex((item) => typeof item !== 'string' || !isItem(item));
    if (wrong >= 0) return { problem: `[${wrong}] must be ${wanted}, not ${JSON.stringify(given[wrong])}` };
    return { value: given as string[] };
  };
}

function isSecureOrigin(text: string): boolean {
  try {
    const url = new URL(text);
    return url.origin === text && url.protocol === 'https:';
  } catch {
    return false;
  }
}

/** Host names with an optional port, as in `learn.example` or `localhost:8080`. */
export const hostNames = listOf((item) => HOST.test(item), 'host names');

/** Domains of mail addresses. */
export const mailDomains = listOf((item) => HOST.test(item) && !item.includes(':'), 'mail domains');

/** https origins, as in `https://learn.example`, without a slash at the end. */
export const originList = listOf(isSecureOrigin, 'https origins without a path');
