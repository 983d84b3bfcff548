/** @jest-environment node */
import { describeFiles, parseMultipart } from './multipart';

const TYPE = 'multipart/form-data; boundary=edge';
const part = (head: string, content: string): string => `--edge\r\n${head}\r\n\r\n${content}\r\n`;
const text = (name: string, content: string): string => part(`Content-Disposition: form-data; name="${name}"`, content);
const read = (body: string, type = TYPE) => parseMultipart(Buffer.from(body), type);

test('texts and files come as the browser wrote them', async () => {
  const form = new FormData();
  form.append('note', '两行\r\n--edge');
  form.append('file', new File([new Uint8Array([0, 13, 10, 45, 45, 255])], 'a "名".png', { type: 'image/png' }));
  form.append('empty', new File([], 'empty.bin'));
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const reading = parseMultipart(Buffer.from(await request.arrayBuffer()), request.headers.get('content-type') ?? '');
  expect(reading).toEqual({
    fields: {
      note: '两行\r\n--edge',
      file: { name: 'a "名".png', type: 'image/png', bytes: Buffer.from([0, 13, 10, 45, 45, 255]) },
      empty: { name: 'empty.bin', type: 'application/octet-stream', bytes: Buffer.alloc(0) },
    },
  });
});

test.each([
  ['a preamble, padding and an epilogue', `hello\r\n--edge \t\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--edge--\r\nbye`, TYPE],
  ['a boundary in quotes', `${text('a', '1')}--edge--`, 'Multipart/Form-Data; charset=utf-8; boundary="edge"'],
])('%s is read', (_title, body, type) => {
  expect(read(body, type)).toEqual({ fields: { a: '1' } });
});

test.each([
  ['no boundary in the type', `${text('a', '1')}--edge--`, 'multipart/form-data', 'names no boundary'],
  ['another boundary', `${text('a', '1')}--edge--`, 'multipart/form-data; boundary=other', 'no end'],
  ['nothing at all', '', TYPE, 'no end'],
  ['no last boundary', text('a', '1'), TYPE, 'no end'],
  ['text after a boundary', '--edgeless\r\n\r\n\r\n--edge--', TYPE, 'followed by text'],
  ['a part without a name', `${part('Content-Disposition: form-data', '1')}--edge--`, TYPE, 'no name'],
  ['a part without a head', '--edge\r\nhello\r\n--edge--', TYPE, 'no readable head'],
  ['a head without end', `--edge\r\nX: ${'x'.repeat(9000)}\r\n\r\n1\r\n--edge--`, TYPE, 'no readable head'],
  ['a name twice', `${text('a', '1')}${text('a', '2')}--edge--`, TYPE, 'twice'],
  ['too many parts', `${Array.from({ length: 21 }, (_, index) => text(`p${index}`, '')).join('')}--edge--`, TYPE, 'more than 20'],
])('%s is a problem, not a crash', (_title, body, type, problem) => {
  expect(read(body, type)).toEqual({ problem: expect.stringContaining(problem) });
});

test('a hostile name becomes a field of its own and touches no prototype', () => {
  const reading = read(`${text('__proto__', 'polluted')}--edge--`);
  expect('fields' in reading && Object.keys(reading.fields)).toEqual(['__proto__']);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('files are told in words for the log', () => {
  expect(describeFiles({ a: '1', file: { name: 'x.png', type: 'image/png', bytes: Buffer.alloc(3) } })).toEqual({ a: '1', file: 'x.png (image/png, 3 bytes)' });
});

test('is loaded by the pages of the documentation too, which run the handlers where no Buffer is', async () => {
  const { Buffer: kept } = globalThis;
  jest.resetModules();
  Reflect.deleteProperty(globalThis, 'Buffer');
  try {
    await expect(import('./multipart')).resolves.toHaveProperty('parseMultipart');
  } finally {
    globalThis.Buffer = kept;
  }
});
