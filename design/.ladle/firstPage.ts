import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { Html, html } from '#mock/http/html.ts';
import { leads, titles } from '../docs/leads';
import type { WrittenPage } from '../docs/leads';
import { HEADER_SIZE, NAVIGATION_SIZE, wide, widest } from '../docs/shell/layout';
import { inSourceOrder, SITE, siteMap } from '../docs/shell/siteMap';
import type { ScreenMeta, SiteEntry } from '../docs/shell/siteMap';
import { tokensCss } from '../tokens/tokensCss';

type BuiltStories = Readonly<
  Record<string, { filePath: string; locStart: number; meta: Partial<ScreenMeta> }>
>;

const STYLE = `${tokensCss}
#first-page{position:fixed;inset:0;z-index:9;font-family:var(--type-family-base);line-height:var(--type-line-body);color:var(--color-text-primary);background:var(--color-surface-page)}
#first-page>p{display:flex;align-items:center;height:${HEADER_SIZE};margin:0;padding:0 24px;border-bottom:1px solid var(--color-border-subtle);background:var(--color-surface-card);font-weight:600;box-sizing:border-box}
#first-page nav{display:none}
#first-page div{padding:72px 16px}
#first-page h1{margin:0 0 8px;font-size:var(--type-size-heading1);line-height:var(--type-line-heading);letter-spacing:normal}
#first-page div p{margin:0;color:var(--color-text-secondary);font-size:var(--type-size-large)}
@media ${wide}{#first-page nav{display:block;position:absolute;inset:${HEADER_SIZE} auto 0 0;width:${NAVIGATION_SIZE};overflow:hidden;box-sizing:border-box;padding:20px 16px;border-right:1px solid var(--color-border-subtle);background:var(--color-surface-card);font-size:var(--type-size-label)}
#first-page h2{margin:0 0 4px;padding:0 12px;font-size:var(--type-size-small)}
#first-page ul{margin:0 0 20px;padding:0;list-style:none}
#first-page a{display:flex;align-items:center;min-height:var(--size-target);padding:4px 12px;box-sizing:border-box;color:var(--color-text-secondary);text-decoration:none}
#first-page [aria-current]{border-radius:4px;background:var(--color-accent-surface);color:var(--color-accent-text)}
#first-page div{margin-left:${NAVIGATION_SIZE};padding:72px 40px}}
@media ${widest}{#first-page div{padding-inline:max(40px,50vw - ${NAVIGATION_SIZE}/2 - 33rem)}}`;

/**
 * Runs before the first paint. A story alone has no shell. The story's own script is evaluated with
 * Ladle's, before React renders, because what appears after a fallback waits for 300 ms.
 */
const scriptFor = (
  entry: string,
  chunks: object,
) => `{const query=new URLSearchParams(location.search),first=document.getElementById('first-page'),
story=query.get('story')??'overview--welcome',chunk=${JSON.stringify(chunks)}[story.slice(0,story.lastIndexOf('--'))];
for(const src of [chunk,'${entry}'])if(src)document.head.append(Object.assign(document.createElement('script'),{type:'module',async:false,src}));
if(query.get('mode')==='preview')first.remove();
else{const own=first.querySelector('[href="?story='+CSS.escape(story)+'"]');
if(own){own.setAttribute('aria-current','page');own.scrollIntoView({block:'center'});first.querySelector('h1').textContent=own.dataset.title;
first.querySelector('h1+p').textContent=own.dataset.lead;document.title=own.textContent+' · ${SITE}'}}}`;

function leadOf(id: string, stories: BuiltStories): string {
  if (Object.hasOwn(leads, id)) return leads[id as WrittenPage];
  const path = stories[id]?.filePath.replace('.stories.', '.docs.') ?? '';
  return (existsSync(path) && /\blead: '(.*)'/.exec(readFileSync(path, 'utf8'))?.[1]) || '';
}

/**
 * Writes title, lead and navigation into the page of the built documentation, so that they are
 * readable before its scripts arrive. The inline script marks the page of the address;
 * `useFirstPageEnd` removes everything when the page is there.
 * @param folder of the build
 * @throws if the page does not have exactly one script and one element of Ladle's class
 *   `ladle-background`
 */
export function writeFirstPage(folder: string): void {
  const { stories } = JSON.parse(readFileSync(`${folder}/meta.json`, 'utf8')) as {
    stories: BuiltStories;
  };
  // Its keys are relative to Ladle's own folder.
  const manifest = Object.entries(
    JSON.parse(readFileSync(`${folder}/.vite/manifest.json`, 'utf8')) as Record<
      string,
      { file: string }
    >,
  );
  const chunkOf = (source: string) => manifest.find(([key]) => key.endsWith(source))?.[1].file;
  const entry = chunkOf('index.html') ?? '';
  const chunks = Object.fromEntries(
    Object.entries(stories).map(([id, { filePath }]) => [
      id.slice(0, id.lastIndexOf('--')),
      chunkOf(`/${filePath}`),
    ]),
  );
  const sections = siteMap(inSourceOrder(stories));
  const link = ({ id, title }: SiteEntry): Html =>
    html`<li><a href="?story=${id}" data-lead="${leadOf(id, stories)}" data-title="${titles[id] ?? title}">${title}</a></li>`;
  const lists = sections.map(
    ({ title, pages }) => html`<h2>${title}</h2><ul>${pages.map(link)}</ul>`,
  );
  const first = html`<div id="first-page" lang="en" dir="ltr"><style>${new Html(STYLE)}</style><p>${SITE}</p><nav>${lists}</nav><div><h1>${SITE}</h1><p></p></div></div><script>${new Html(scriptFor(entry, chunks))}</script>`;

  const BACKGROUND = '<div class="ladle-background"></div>';
  const page = readFileSync(`${folder}/index.html`, 'utf8');
  const script = `<script type="module" crossorigin src="./${entry}"></script>`;
  for (const part of [BACKGROUND, script])
    if (page.split(part).length !== 2) throw new Error(`${folder}/index.html needs one ${part}`);
  writeFileSync(
    `${folder}/index.html`,
    page
      .replace(script, `<link rel="modulepreload" href="./${entry}">`)
      .replace(BACKGROUND, () => first.text + BACKGROUND),
  );
}
