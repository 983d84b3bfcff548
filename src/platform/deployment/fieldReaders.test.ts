import { webPage } from './fieldReaders';

it.each(['/join', '/', 'https://www.school.example/start?a=b'])('visitors may be sent to %s', (given) =>
  expect(webPage(given)).toEqual({ value: given }));

it.each([
  '//evil.example/', '/\\evil.example/', 'join', 'http://www.school.example/', 'javascript:alert(1)', 'https://user@www.school.example/',
  'https://:secret@www.school.example/', '', 5, null, ['https://www.school.example/'], ['/join'],
])('visitors are not sent to %j', (given) =>
  expect(webPage(given)).toEqual({ problem: `must be a path or an https address, not ${JSON.stringify(given)}` }));
