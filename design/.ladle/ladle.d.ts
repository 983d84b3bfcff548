/** Ladle's list of stories by id. It re-exports the Provider, so read it only while rendering. */
declare module 'virtual:generated-list' {
  import type { ScreenMeta } from '../docs/shell/siteMap';

  export const stories: Readonly<
    Record<string, { locStart: number; meta?: { meta?: Partial<ScreenMeta> } }>
  >;
}

/** Vite imports the text of a file. */
declare module '*?raw' {
  const text: string;
  export default text;
}
