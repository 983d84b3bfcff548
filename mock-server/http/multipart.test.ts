/** @jest-environment node */
import { parseMultipart } from './multipart';
import { describeFiles } from '#mock/contract/uploadedFile.ts';

const TYPE = 'multipart/form-data; boundary=edge';
const part = (head: string, content: string): string => `--edge\r\n${head}\r\n\r\n${content}\r\n`;
const text = (name: string, content: string): string =>
  part(`Content-Disposition: form-data; name="${name}"`, content);
const read = (body: string, type = TYPE) => parseMultipart(Buffer.from(body), type);

test('reads texts and files as browsers write them', async () => {
  const form = new FormData();
  form.append('note', '两行\r\n--edge');
  form.append(
    'file',
    new File([new Uint8Array([0, 13, 10, 45, 45, 255])], 'a "名".png', { type: 'image/png' }),
  );
  form.append('empty', new File([], 'empty.bin'));
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const reading = await parseMultipart(
    Buffer.from(await request.arrayBuffer()),
    request.headers.get('content-type') ?? '',
  );
  expect(reading).toEqual({
    fields: {
      note: '两行\r\n--edge',
      file: { name: 'a "名".png', type: 'image/png', bytes: Buffer.from([0, 13, 10, 45, 45, 255]) },
      empty: { name: 'empty.bin', type: 'application/octet-stream', bytes: Buffer.alloc(0) },
    },
  });
});

test.each([
  [
    'a preamble and an epilogue',
    `hello\r\n--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--edge--\r\nbye`,
    TYPE,
  ],
  [
    'a boundary in quotes',
    `${text('a', '1')}--edge--`,
    'Multipart/Form-Data; charset=utf-8; boundary="edge"',
  ],
])('reads a body with %s', async (_title, body, type) => {
  expect(await read(body, type)).toEqual({ fields: { a: '1' } });
});

test.each([
  ['without quotes', 'form-data; name=file; filename=members.xlsx', 'members.xlsx'],
  ['in odd case', 'Form-Data; NAME="file"; FileName="members.xlsx"', 'members.xlsx'],
  ['without spaces', 'form-data;name=file;filename="members.xlsx"', 'members.xlsx'],
  ['with an escaped quote', 'form-data; name="file"; filename="a \\"b\\".xlsx"', 'a "b".xlsx'],
  [
    'with a quote as browsers write it',
    'form-data; name="file"; filename="a %22b%22.xlsx"',
    'a "b".xlsx',
  ],
  [
    'with a semicolon in quotes',
    'form-data; name="file"; filename="a; name=b.xlsx"',
    'a; name=b.xlsx',
  ],
  ['with a backslash', 'form-data; name="file"; filename="a\\b.xlsx"', 'b.xlsx'],
  ['with unescaped letters', 'form-data; name="file"; filename="成员.xlsx"', '成员.xlsx'],
  [
    'with an encoded name (RFC 5987)',
    "form-data; name=file; filename*=UTF-8''%e6%88%90%E5%91%98.xlsx",
    '成员.xlsx',
  ],
  [
    'with an encoded name beside a plain one',
    "form-data; name=file; filename=old.xlsx; filename*=utf-8'en'new.xlsx",
    'new.xlsx',
  ],
  [
    'with an encoded name in Latin-1',
    "form-data; name=file; filename*=ISO-8859-1''caf%E9.xlsx",
    'café.xlsx',
  ],
])('reads a file whose parameters come %s', async (_title, disposition, name) => {
  const reading = await read(
    `${part(`content-disposition: ${disposition}\r\nCONTENT-TYPE: image/png`, 'x')}--edge--`,
  );
  expect(reading).toEqual({
    fields: { file: { name, type: 'image/png', bytes: Buffer.from('x') } },
  });
});

test.each([
  [
    'no boundary in the type',
    `${text('a', '1')}--edge--`,
    'multipart/form-data',
    'Boundary not found',
  ],
  [
    'another boundary',
    `${text('a', '1')}--edge--`,
    'multipart/form-data; boundary=other',
    'Unexpected end of form',
  ],
  ['nothing at all', '', TYPE, 'Unexpected end of form'],
  ['no last boundary', text('a', '1'), TYPE, 'Unexpected end of form'],
  [
    'a part without a name',
    `${part('Content-Disposition: form-data', '1')}--edge--`,
    TYPE,
    'no name',
  ],
  [
    'a file without a name',
    `${part('Content-Disposition: form-data; filename=a', '1')}--edge--`,
    TYPE,
    'no name',
  ],
  [
    'a file that is cut off',
    part('Content-Disposition: form-data; name=a; filename=a', '1'),
    TYPE,
    'Unexpected end of',
  ],
  ['a part without a head', '--edge\r\nhello\r\n--edge--', TYPE, 'Unexpected end of form'],
  [
    'a head without end',
    `--edge\r\nX: ${'x'.repeat(20_000)}\r\n\r\n1\r\n--edge--`,
    TYPE,
    'Malformed part header',
  ],
  ['a name twice', `${text('a', '1')}${text('a', '2')}--edge--`, TYPE, 'twice'],
  [
    'too many parts',
    `${Array.from({ length: 21 }, (_, index) => text(`p${index}`, '')).join('')}--edge--`,
    TYPE,
    'more than 20',
  ],
])('reports %s as a problem and does not throw', async (_title, body, type, problem) => {
  expect(await read(body, type)).toEqual({ problem: expect.stringContaining(problem) });
});

test('reads twenty parts and long texts completely', async () => {
  const reading = await read(
    `${Array.from({ length: 20 }, (_, index) => text(`p${index}`, 'x'.repeat(2_000_000 * Number(index === 0)))).join('')}--edge--`,
  );
  const { fields } = reading as { fields: Record<string, string> };
  expect([Object.keys(fields).length, fields['p0']?.length]).toEqual([20, 2_000_000]);
});

test('a hostile name becomes an own field and does not change the prototype', async () => {
  const reading = await read(`${text('__proto__', 'polluted')}--edge--`);
  expect('fields' in reading && Object.keys(reading.fields)).toEqual(['__proto__']);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('describes files in words for the log', () => {
  expect(
    describeFiles({ a: '1', file: { name: 'x.png', type: 'image/png', bytes: Buffer.alloc(3) } }),
  ).toEqual({ a: '1', file: 'x.png (image/png, 3 bytes)' });
});

test('also loads in the documentation pages, which run the handlers without Buffer', async () => {
  const { Buffer: kept } = globalThis;
  jest.resetModules();
  Reflect.deleteProperty(globalThis, 'Buffer');
  try {
    await expect(import('#mock/contract/uploadedFile.ts')).resolves.toHaveProperty(
      'isUploadedFile',
    );
  } finally {
    globalThis.Buffer = kept;
  }
});
