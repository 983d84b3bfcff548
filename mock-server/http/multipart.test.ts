/** @jest-environment node */
import { parseMultipart } from './multipart';

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

test('a file name loses its folders', async () => {
  const head = 'Content-Disposition: form-data; name="file"; filename="a\\b/c.xlsx"';
  expect(await read(`${part(`${head}\r\nContent-Type: image/png`, 'x')}--edge--`)).toEqual({
    fields: { file: { name: 'c.xlsx', type: 'image/png', bytes: Buffer.from('x') } },
  });
});

test.each([
  ['no boundary in the type', `${text('a', '1')}--edge--`, 'multipart/form-data'],
  ['another boundary', `${text('a', '1')}--edge--`, 'multipart/form-data; boundary=other'],
  ['nothing at all', '', TYPE],
  ['no last boundary', text('a', '1'), TYPE],
  ['a part without a name', `${part('Content-Disposition: form-data', '1')}--edge--`, TYPE],
  ['a part without a head', '--edge\r\nhello\r\n--edge--', TYPE],
  ['a name twice', `${text('a', '1')}${text('a', '2')}--edge--`, TYPE],
  [
    'too many parts',
    `${Array.from({ length: 21 }, (_, index) => text(`p${index}`, '')).join('')}--edge--`,
    TYPE,
  ],
])('reports %s as a problem and does not throw', async (_title, body, type) => {
  expect(await read(body, type)).toEqual({ problem: expect.stringContaining('cannot be read') });
});

test('a hostile name becomes an own field and does not change the prototype', async () => {
  const reading = await read(`${text('__proto__', 'polluted')}--edge--`);
  expect('fields' in reading && Object.keys(reading.fields)).toEqual(['__proto__']);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
