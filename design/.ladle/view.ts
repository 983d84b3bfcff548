import { storyLocales } from './storyLocales';
import type { StoryLocale } from './storyLocales';

/** Widths of a story's frame in px; 0 is all available space. */
export const frameWidths = [0, 320, 360, 768, 1280] as const;

/**
 * The settings with which a story is shown. Ladle stores the theme, we store the others; all are in
 * the address.
 */
export interface View {
  locale: StoryLocale;
  /** The deployment's brand; empty for the default. */
  brand: string;
  frame: (typeof frameWidths)[number];
}

/**
 * Reads the view from the query of an address. Unknown values mean the default.
 */
export function readView(search: string): View {
  const query = new URLSearchParams(search);
  const locale = query.get('locale');
  return {
    locale: storyLocales.find((each) => each === locale) ?? storyLocales[0],
    brand: query.get('brand') ?? '',
    frame: frameWidths.find((width) => width === Number(query.get('frame'))) ?? 0,
  };
}

/** Values for the address; `readView` drops unknown ones. */
export type ViewChange = Partial<Readonly<Record<keyof View, string | number>>>;

/**
 * The query with a changed view. The language is always there, because without it each reader sees
 * their own; other defaults are omitted. Everything else stays.
 */
export function writeView(search: string, change: ViewChange): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ ...readView(search), ...change })) {
    if (value === '' || String(value) === '0') query.delete(name);
    else query.set(name, String(value));
  }
  return `?${query.toString()}`;
}
