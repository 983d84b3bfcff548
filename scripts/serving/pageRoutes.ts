const FILE_FOLDERS = /^\/(?:assets|static)\//;
const FILE_EXTENSION = /\.(?:js|mjs|css|map|json|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|wasm|webmanifest)$/i;

/** True for a path that only a file can answer, so that a missing one is 404 and never the page. */
export function isFilePath(path: string): boolean {
  return FILE_FOLDERS.test(path) || FILE_EXTENSION.test(path);
}
