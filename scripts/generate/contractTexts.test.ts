/** @jest-environment node */
import { parse } from 'yaml';
import { cutOffTexts } from './contractTexts';

test('finds a text that a comma cuts off; quoted or at the end of a line it is complete', () => {
  const texts = [
    'schemas:',
    '  Query: { departmentId: { type: string, description: Left out or empty, all departments } }',
    "  Quoted: { description: 'Left out or empty, all departments' }",
    '  Whole:',
    '    description: Left out or empty, all departments',
    '    example: { parentId: null }',
  ];
  expect(cutOffTexts(parse(texts.join('\n')))).toEqual([
    'schemas.Query.departmentId.all departments',
  ]);
});
