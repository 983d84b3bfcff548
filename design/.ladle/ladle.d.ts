/** Ladle's list of stories by id. It re-exports the Provider, so read it only while rendering. */
declare module 'virtual:generated-list' {
  import type { ScreenMeta } from '../docs/shell/siteMap';

  export const stories: Readonly<
    Record<string, { locStart: number; meta?: { meta?: Partial<ScreenMeta> } }>
  >;
}

/** The commits of each component (`componentChanges.mjs`). */
declare module 'virtual:component-changes' {
  export const changes: Readonly<Record<string, readonly { date: string; subject: string }[]>>;
}

/** Vite imports the text of a file. */
declare module '*?raw' {
  const text: string;
  export default text;
}
