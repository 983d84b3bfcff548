import changelog from '../../../CHANGELOG.md?raw';
import contributing from '../../../CONTRIBUTING.md?raw';
import accessibility from '../../../docs/accessibility.md?raw';
import glossary from '../../../translations/glossary.md?raw';
import { layoutTexts, leads, voiceTexts } from '../chapters/chapterTexts';
import theming from '../chapters/theming.md?raw';
import { patterns } from '../patterns/patterns';
import { storyId } from '../storyAddress';

/** A section of a written page, with its sentences. */
export interface ChapterPart {
  /** Its heading; empty for the text before the first one. */
  title: string;
  sentences: readonly string[];
}

/** The texts of a written page. */
export interface Chapter {
  lead: string;
  parts: readonly ChapterPart[];
}

/** The text of a line as the page shows it. */
const plain = (markdown: string): string =>
  markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]|^(?:[-#]+|\d+\.) /g, '')
    .replaceAll(/\s*\|\s*/g, '  ')
    .trim();

/** Paragraphs, items of lists and rows of tables, split into sentences. */
const sentencesOf = (markdown: string): string[] =>
  markdown
    .split(/\n(?=\s*(?:[-|#]|\d+\. |\n|```))/)
    .map((block) => plain(block.replaceAll(/\s+/g, ' ').trim()))
    .filter((block) => /\p{L}/u.test(block))
    .flatMap((block) => block.split(/(?<=[.?!]) (?=\p{Lu})/u));

/** The sections of a document, without its title. */
function partsOf(markdown: string): ChapterPart[] {
  const [opening = '', ...sections] = markdown.replace(/^# .*\n/, '').split(/^## /m);
  return [
    { title: '', sentences: sentencesOf(opening) },
    ...sections.map((section) => {
      const [title = '', ...lines] = section.split('\n');
      return { title: plain(title), sentences: sentencesOf(lines.join('\n')) };
    }),
  ].filter(({ sentences }) => sentences.length > 0);
}

/** The texts of the written pages by story. They come from the sources of the pages. */
export const chapters: ReadonlyMap<string, Chapter> = new Map<string, Chapter>([
  ...Object.entries(leads).map(([story, lead]) => [story, { lead, parts: [] }] as const),
  ...patterns.map(
    ({ title, lead, rules }) =>
      [
        storyId('Patterns', title.replaceAll(/\W+/g, '-')),
        { lead, parts: [{ title: 'Rules', sentences: rules }] },
      ] as const,
  ),
  [
    'foundations--layout',
    { lead: layoutTexts.lead, parts: [{ title: 'Rules', sentences: layoutTexts.rules }] },
  ],
  [
    'content--voice',
    {
      lead: voiceTexts.lead,
      parts: [
        { title: 'Rules', sentences: voiceTexts.rules },
        {
          title: 'Examples',
          sentences: voiceTexts.examples.map(
            ([good, bad, why]) => `Write “${good}”, not “${bad}”: ${why}`,
          ),
        },
        { title: 'Twelve languages', sentences: voiceTexts.languages },
      ],
    },
  ],
  ...(
    [
      ['content--glossary', glossary],
      ['overview--accessibility', accessibility],
      ['overview--changelog', changelog],
      ['overview--contributing', contributing],
      ['theming--how-to', theming],
    ] as const
  ).map(([story, markdown]) => [story, { lead: leads[story], parts: partsOf(markdown) }] as const),
]);
