import { brandTexts, layoutTexts, leads, voiceTexts } from '../chapters/chapterTexts';
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
  [
    'theming--playground',
    {
      lead: leads['theming--playground'],
      parts: [{ title: 'How a brand works', sentences: brandTexts }],
    },
  ],
]);
