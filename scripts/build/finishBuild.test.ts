/** @jest-environment node */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { deploymentOfBuild } from '#scripts/serve/deploymentFile.ts';
import { filesIn, writeIn } from './buildFolder';
import { compressFiles } from './compressFiles';
import { integrityOf, integrityProblems } from './integrity';
import { finishPages } from './pages';

let folder: string;
const page = (body: string): string =>
  `<!doctype html><meta charset="utf-8"><script type="application/json" id="deployment">{}</script>${body}`;
const scriptTag = (path: string): string =>
  `<script defer="defer" src="${path}" integrity="${integrityOf(folder, path)}" crossorigin="anonymous"></script>`;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-'));
  writeIn(folder, 'static/verification-code.js', 'code()');
  writeIn(folder, 'assets/lazy.js', 'lazy()');
  writeIn(folder, 'assets/sheet-worker.123.js', 'worker()');
  writeIn(
    folder,
    'assets/main.js',
    ['assets/lazy.js', 'static/verification-code.js']
      .map((path) => `load("${path}", "${integrityOf(folder, path)}");`)
      .join('\n'),
  );
  writeIn(folder, 'index.html', page(scriptTag('/assets/main.js')));
  writeIn(folder, 'login/index.html', page(scriptTag('/assets/main.js')));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('integrity', () => {
  beforeEach(() => finishPages(folder, deploymentOfBuild('').file));

  it('finds a script of a page without a hash, or with that of another file', () => {
    writeIn(
      folder,
      'index.html',
      page(
        `<script src="/assets/main.js"></script>${scriptTag('/assets/lazy.js').replace('lazy', 'main')}`,
      ),
    );
    expect(
      integrityProblems(folder).filter((problem) => problem.startsWith('/index.html')),
    ).toHaveLength(2);
  });

  it('finds a lazy chunk that changed, or that nothing names', () => {
    writeIn(folder, 'assets/lazy.js', 'changed()');
    writeIn(folder, 'assets/more.js', 'more()');
    expect(integrityProblems(folder)).toEqual([
      '/assets/lazy.js: nothing names its integrity',
      '/assets/more.js: nothing names its integrity',
    ]);
  });
});

describe('compressed copies', () => {
  it('exist beside files that they make smaller, and are deleted with them', async () => {
    writeIn(folder, 'assets/main.js', 'main();'.repeat(100));
    writeIn(folder, 'assets/picture.png', 'x'.repeat(1000));
    await compressFiles(folder);
    const copies = () => filesIn(folder).filter((path) => /\.(?:br|gz)$/.test(path));
    expect(copies()).toEqual(['/assets/main.js.br', '/assets/main.js.gz']);
    expect(brotliDecompressSync(readFileSync(join(folder, 'assets/main.js.br'))).toString()).toBe(
      'main();'.repeat(100),
    );
    expect(gunzipSync(readFileSync(join(folder, 'assets/main.js.gz'))).toString()).toBe(
      'main();'.repeat(100),
    );
    writeIn(folder, 'assets/main.js', 'main()');
    await compressFiles(folder);
    expect(copies()).toEqual([]);
  });
});
