/** What Vite puts into modules; only files that nothing but Ladle loads may use it. */
interface ImportMeta {
  glob(pattern: string): Record<string, unknown>;
}
