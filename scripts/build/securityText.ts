import { UserError } from '#scripts/cli/userError.ts';

const DAY_MS = 86_400_000;
/** RFC 9116 advises less than a year. */
const LIFE_DAYS = 360;
const CONTACT = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s]+|tel:\+[\d-]+)$/;

/**
 * The text of `/.well-known/security.txt` (RFC 9116).
 * @param contacts addresses, separated by spaces: `mailto:`, `https:` or `tel:`
 * @param now ms
 * @returns undefined without a contact
 * @throws {UserError} if one is not such an address
 */
export function securityText(contacts: string | undefined, now: number): string | undefined {
  const all = (contacts ?? '').split(/\s+/).filter(Boolean);
  const wrong = all.find((contact) => !CONTACT.test(contact));
  if (wrong !== undefined)
    throw new UserError(
      `--security-contact must be mailto:, https: or tel: addresses, not "${wrong}".`,
    );
  if (all.length === 0) return undefined;
  const expires = new Date(now + LIFE_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');
  return `${all.map((contact) => `Contact: ${contact}\n`).join('')}Expires: ${expires}\nPreferred-Languages: zh, en\n`;
}
