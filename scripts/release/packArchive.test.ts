/** @jest-environment node */
import { gunzipSync } from 'node:zlib';
import { unpackTar } from 'modern-tar';
import { packArchive } from './packArchive';
import { unpackArchive } from './unpackArchive';

const LONG = `top/${'folder/'.repeat(20)}${'name'.repeat(20)}.js`;
const files = [
  { name: 'top/b.txt', content: Buffer.from('second') },
  { name: 'top/a.sh', content: Buffer.from('first'), isExecutable: true },
  { name: LONG, content: Buffer.from('long') },
];
const TIME = 1_700_000_000;

it('holds every file once, sorted, with the time of the release and no owner', async () => {
  const archive = await packArchive(files, TIME);
  expect(await unpackArchive(archive)).toEqual([
    { name: 'top/a.sh', content: Buffer.from('first'), isExecutable: true },
    { name: 'top/b.txt', content: Buffer.from('second'), isExecutable: false },
    { name: LONG, content: Buffer.from('long'), isExecutable: false },
  ]);
  for (const { header } of await unpackTar(gunzipSync(archive))) {
    const { mode, mtime, uid, gid, uname = '', gname = '' } = header;
    expect([0o644, 0o755]).toContain(mode);
    expect([mtime?.getTime(), uid, gid, uname, gname]).toEqual([TIME * 1000, 0, 0, '', '']);
  }
});

it('gives the same bytes for the same files in any order, and says no system', async () => {
  const archive = await packArchive(files, TIME);
  expect(await packArchive([...files].reverse(), TIME)).toEqual(archive);
  expect(archive.readUInt32LE(4)).toBe(0);
  expect(archive[9]).toBe(255);
});
