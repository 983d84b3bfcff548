import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const REPORT = 'test-results/visual-report';

const HEAD = `<!doctype html><html lang="en"><meta charset="utf-8"><title>What looks different</title>
<style>body{font:15px/1.5 sans-serif;margin:2rem;color:#222;background:#fff}figure{display:inline-block;margin:0 1rem 1rem 0;vertical-align:top}img{display:block;max-width:30vw;border:1px solid #bbb}figcaption{color:#555}</style>
<h1>What looks different</h1>
<p>Accept all with <code>npm run test:visual -- --update</code>.</p>\n`;

/** Empties the report of an earlier run. */
export function clearPictures(): void {
  rmSync(REPORT, { recursive: true, force: true });
}

/**
 * Adds a picture that differs to the report, with the earlier one and the differences.
 * @returns the path of the page
 */
export function reportPicture(
  name: string,
  pictures: Readonly<Record<'before' | 'after' | 'difference', Buffer>>,
): string {
  mkdirSync(REPORT, { recursive: true });
  for (const [part, picture] of Object.entries(pictures))
    writeFileSync(join(REPORT, `${name}.${part}.png`), picture);
  const names = readdirSync(REPORT)
    .filter((file) => file.endsWith('.before.png'))
    .map((file) => file.replace('.before.png', ''));
  const figure = (one: string, part: string): string =>
    `<figure><img src="${one}.${part}.png" alt=""><figcaption>${part}</figcaption></figure>`;
  const sections = names.map(
    (one) =>
      `<section><h2>${one}</h2>${['before', 'after', 'difference'].map((part) => figure(one, part)).join('')}</section>`,
  );
  const page = join(REPORT, 'index.html');
  writeFileSync(page, `${HEAD}${sections.join('\n')}\n</html>\n`);
  return page;
}
