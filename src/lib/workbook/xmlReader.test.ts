/** @jest-environment node */
import { soon } from '#testing/helpers/soon.ts';
import { XmlReader } from './xmlReader';

/** Whether a text is complete, read in pieces of this many characters. */
function isWhole(xml: string, size = xml.length || 1): boolean {
  const tags = new XmlReader('sheet');
  for (let at = 0; at < xml.length; at += size) tags.take(xml.slice(at, at + size));
  return tags.isWhole;
}

test.each([
  '<sheet/>',
  '<?xml version="1.0"?>\n<!DOCTYPE sheet>\n<sheet><row/></sheet>\n<!-- end -->\n',
  '<x:sheet xmlns:x="a"><x:row a="1 > 0" b=\'"/>\'/></x:sheet >',
  '<sheet><!-- <row> --><v><![CDATA[</v><row>]]></v><?a <b> ?></sheet>',
  '<sheet a=1 b><é.-1:c/></sheet>',
])('complete, in pieces of any size: %s', (xml) => {
  for (const size of [1, 2, 3, 7, xml.length]) expect(isWhole(xml, size)).toBe(true);
});

test.each([
  '',
  'text',
  '<!-- <sheet/> -->',
  '<html/>',
  '<sheet>',
  '<sheet',
  '<sheet><row></sheet>',
  '<sheet></row></sheet>',
  '</sheet><sheet>',
  '<sheet/><sheet/>',
  '<sheet><row></sheet></row>',
  '<sheet></sheet><!--',
  '<sheet></sheet',
  '<sheet><v><![CDATA[ </v></sheet>',
  '<sheet a="></sheet>',
  '<\u0000s\u0000h/>',
  '< sheet/>',
  '<sheet>< </sheet>',
])('truncated, in pieces of any size: %j', (xml) => {
  for (const size of [1, 3, xml.length || 1]) expect(isWhole(xml, size)).toBe(false);
});

test('refuses deeply nested elements and very long tags early', () => {
  expect(isWhole(`<sheet>${'<a>'.repeat(99)}${'</a>'.repeat(99)}</sheet>`)).toBe(true);
  expect(isWhole(`<sheet>${'<a>'.repeat(100)}${'</a>'.repeat(100)}</sheet>`)).toBe(false);
  for (const flood of [
    `<sheet ${'a="" '.repeat(400_000)}/>`,
    `<sheet${' '.repeat(2_000_000)}/>`,
    `<sheet>${'<!--'.repeat(500_000)}`,
    `<${'a'.repeat(2_000_000)}`,
  ]) {
    expect(soon(2000, () => isWhole(flood, 16_384))).toBe(false);
  }
});
