/**
 * The value of a query parameter that occurs exactly once, form-decoded (`+` is a space);
 * `undefined` when it is missing or duplicate. Never throws: invalid percent encoding is unchanged
 * or becomes U+FFFD. `query` is `location.search`; a fragment in it is not read.
 */
export function singleParameter(query: string, name: string): string | undefined {
  const [search = ''] = query.split('#', 1);
  const values = new URLSearchParams(search).getAll(name);
  return values.length === 1 ? values[0] : undefined;
}

/** The words come from unfilled templates. */
const TENANT_ID = /^(?!(null|undefined)$)[\w-]{1,64}$/;

/**
 * The tenant in the address bar, safe as a header value. `undefined` when there is none, and for
 * the words of an unfilled template; the default academy is shown then.
 */
export function readTenantId(query: string): string | undefined {
  const value = singleParameter(query, 'tenant_id');
  return TENANT_ID.test(`${value}`) ? value : undefined;
}
