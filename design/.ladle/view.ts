import { storyLocales } from './storyLocales';
import type { StoryLocale } from './storyLocales';

/** The windows in which pages show stories: width and height, px. */
export const WINDOWS = {
  'Small phone': [320, 640],
  Phone: [390, 844],
  Tablet: [768, 1024],
  Laptop: [1280, 800],
  'Wide screen': [1920, 1080],
} as const;

/**
 * The settings with which a story is shown. Ladle stores the theme, we store the others; all are in
 * the address.
 */
export interface View {
  locale: StoryLocale;
  /** Empty for the default. */
  brand: string;
  /** The width of the story's window, px; 0 is all available space. */
  frame: number;
}

/** Unknown values mean the default. */
export function readView(search: string): View {
  const query = new URLSearchParams(search);
  const locale = query.get('locale');
  return {
    locale: storyLocales.find((each) => each === locale) ?? storyLocales[0],
    brand: query.get('brand') ?? '',
    frame: Object.values(WINDOWS).find(([width]) => width === Number(query.get('frame')))?.[0] ?? 0,
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
