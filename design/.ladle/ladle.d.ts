/** Ladle's list of stories by id. It re-exports the Provider, so read it only while rendering. */
declare module 'virtual:generated-list' {
  import type { ScreenMeta } from '#design/docs/shell/siteMap.ts';

  export const stories: Readonly<
    Record<string, { locStart: number; meta?: { meta?: Partial<ScreenMeta> } }>
  >;
}

/** What `scripts/generate/componentProps.ts` exports. */
declare module 'virtual:component-props' {
  import type { DocumentedProps } from '#design/docs/documentedProps.ts';

  export const componentProps: Readonly<Record<string, DocumentedProps>>;
}

/** What `scripts/generate/changes.ts` exports. */
declare module 'virtual:changes' {
  import type { Release } from '#design/docs/changes.ts';

  export const releases: readonly Release[];
}

declare module '*?raw' {
  const text: string;
  export default text;
}
