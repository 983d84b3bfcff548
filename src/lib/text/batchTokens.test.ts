/** @jest-environment node */
import { soon } from '#testing/helpers/soon.ts';
import { batchTokens } from './batchTokens';

test.each<[string, string, string[]]>([
  ['all kinds of white space', 'a b\tc\nd\u3000e\u00a0f', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['commas and semicolons of both widths', 'a,b，c;d；e、f', ['a', 'b', 'c', 'd', 'e', 'f']],
  ['quoted phrases whole', '"Li Lei, Dr" x “Han Mei”', ['Li Lei, Dr', 'x', 'Han Mei']],
  ['an unclosed quote', '"Li Lei', ['Li', 'Lei']],
  ['duplicates in case and width once, in their first spelling', 'Ａ１ a1 A1 b', ['Ａ１', 'b']],
  ['nothing at all', ' ,;""  " " ', []],
  ['German quotes', '„Hans Müller“ Karl »Eva Braun«', ['Hans Müller', 'Karl', 'Eva Braun']],
  [
    'Russian quotes, and what is quoted within',
    '«ООО "Ромашка, Лтд"» Карл',
    ['ООО "Ромашка, Лтд"', 'Карл'],
  ],
  ['joiners within a word', 'می\u200cخواهم 👩\u200d💻', ['می\u200cخواهم', '👩\u200d💻']],
  [
    'controls of direction',
    '\u202d13800000001\u202c \u2068Li\u2069 \u200fa\u200eb \u061cc',
    ['13800000001', 'Li', 'ab', 'c'],
  ],
  [
    'addresses with the names of their owners, as mail programs write them',
    'Wei Zhang <wei@staff.example>; "O’Brien, Tom" <tom@corp.example>, x\nAda ＜ada＠corp.example＞ b',
    ['wei@staff.example', 'tom@corp.example', 'x', 'ada＠corp.example', 'b'],
  ],
  [
    'addresses of links, and with marks around',
    'mailto:wei@staff.example; <tom@corp.example>. (ada@corp.example)',
    ['wei@staff.example', 'tom@corp.example', 'ada@corp.example'],
  ],
  ['numbers with a full stop', '13800000001。 「13800000002」', ['13800000001', '13800000002']],
  ['words in brackets, and names that end with a dot', '(a) <b> Jr.', ['(a)', '<b>', 'Jr.']],
  [
    'hints where a word may break',
    'E\u00ad100 wei\u200b.zhang1 a\u2060b',
    ['E100', 'wei.zhang1', 'ab'],
  ],
])('%s', (_what, text, tokens) => {
  expect(batchTokens(text)).toEqual(tokens);
});

test('a mobile number in groups, or after its country code, is one token', () => {
  expect(
    batchTokens('+86 155 5623 0591 a 138-0000-0001，0086 13900000002\n13700000003 155 5623 05'),
  ).toEqual([
    '+86 155 5623 0591',
    'a',
    '138-0000-0001',
    '0086 13900000002',
    '13700000003',
    '155',
    '5623',
    '05',
  ]);
  expect(batchTokens('+86 155 5623 0591 15556230591')).toEqual(['+86 155 5623 0591']);
  const others = [
    '(138) 0000-0001',
    '+86 (138) 0000-0002',
    '(+86)138 0000 0003',
    '（138）0000 0004',
    '138.0000.0005',
    'tel:+8613800000006',
    '１３８ ００００ ０００７',
    '١٣٨ ٠٠٠٠ ٠٠٠٨',
  ];
  expect(batchTokens(others.join(' '))).toEqual(others);
  expect(batchTokens('(a) (138) 0000')).toEqual(['(a)', '138', '0000']);
});

test('finds the owners in a long text in linear time', () => {
  const text = `${'a '.repeat(50_000)}${'<'.repeat(50_000)}${'b <c@d.example> '.repeat(10_000)}`;
  expect(soon(1500, () => batchTokens(text))).toContain('c@d.example');
});
