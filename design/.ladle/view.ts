import { storyLocales } from './storyLocales';
import type { StoryLocale } from './storyLocales';

/** Widths that a story can be framed in, px; 0 is all the room there is. */
export const frameWidths = [0, 320, 360, 768, 1280] as const;

/** How a story is looked at. Ladle keeps the theme; the rest is ours, and all of it is in the address. */
export interface View {
  locale: StoryLocale;
  /** The tenant's brand; empty for the default. */
  brand: string;
  frame: (typeof frameWidths)[number];
}

/** Reads the view from the query of an address; whatever is mistyped is the default. `arg-locale` is the older name. */
export function readView(search: string): View {
  const query = new URLSearchParams(search);
  const wanted = query.get('locale') ?? query.get('arg-locale');
  return {
    locale: storyLocales.find((locale) => locale === wanted) ?? storyLocales[0],
    brand: query.get('brand') ?? '',
    frame: frameWidths.find((width) => width === Number(query.get('frame'))) ?? 0,
  };
}

/** The query with a changed view; defaults are left out, everything else stays. */
export function writeView(search: string, change: Partial<View>): string {
  const query = new URLSearchParams(search);
  const { locale, brand, frame } = { ...readView(search), ...change };
  const entries: [name: string, value: string][] = [
    ['locale', locale === storyLocales[0] ? '' : locale],
    ['brand', brand],
    ['frame', frame === 0 ? '' : String(frame)],
  ];
  query.delete('arg-locale');
  for (const [name, value] of entries) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  return `?${query.toString()}`;
}
