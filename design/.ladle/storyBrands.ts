/** The tenants' brands, by the files that declare them; none is a page without `data-brand`. */
export const storyBrands: readonly string[] = Object.keys(import.meta.glob('../tokens/brands/*.tokens.json'))
  .map((path) => path.replace(/^.*\//, '').replace('.tokens.json', ''));
