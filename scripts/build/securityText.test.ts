/** @jest-environment node */
import { securityText } from './securityText';

const NOW = Date.UTC(2026, 10, 21, 18);

it('names the contacts and an expiry date within a year', () => {
  expect(
    securityText(' mailto:security@academy.example  https://academy.example/report ', NOW),
  ).toBe(
    'Contact: mailto:security@academy.example\nContact: https://academy.example/report\nExpires: 2027-11-16T18:00:00Z\nPreferred-Languages: zh, en\n',
  );
});

it.each([undefined, '', '  '])('is not written without a contact: %j', (contacts) =>
  expect(securityText(contacts, NOW)).toBeUndefined(),
);

it.each([
  'security@academy.example',
  'http://academy.example',
  'mailto:a',
  'mailto:a@b.example\nExpires:x',
  'tel:123',
])('refuses the contact %j', (contact) => {
  expect(() => securityText(contact, NOW)).toThrow(
    '--security-contact must be mailto:, https: or tel: addresses',
  );
});
