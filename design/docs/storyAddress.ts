/** Links between stories keep them. */
const VIEW_PARAMETERS = ['locale', 'theme', 'brand'];

/**
 * The address of a story, relative to the page, with the settings of this page.
 * @param search the query of this page's address
 * @param mode `preview` is the story alone, without Ladle's list
 */
export function storyAddress(
  search: string,
  story: string,
  mode: 'full' | 'preview' = 'full',
): string {
  const here = new URLSearchParams(search);
  const there = new URLSearchParams({ story });
  for (const name of mode === 'full' ? [...VIEW_PARAMETERS, 'frame'] : VIEW_PARAMETERS) {
    const value = here.get(name);
    if (value !== null) there.set(name, value);
  }
  if (mode === 'preview') there.set('mode', 'preview');
  return `?${there.toString()}`;
}

/** `FocusVisible` as in Ladle's ids: `focus-visible`. */
export const kebab = (text: string): string =>
  text.replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();

/**
 * Ladle's name for an export of a story file: `('Components / IconButton', 'AtRest')` is
 * `components--iconbutton--at-rest`.
 */
export function storyId(title: string, name: string): string {
  return `${title
    .toLowerCase()
    .replaceAll(/\s*\/\s*/g, '--')
    .replaceAll(/\s+/g, '-')}--${kebab(name)}`;
}

export function wordsOf(component: string): string {
  const words = kebab(component).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export const pageOfComponent = (component: string): string =>
  `components--${kebab(component)}--documentation`;

/** The story of a component's state: `Level1` for "Level 1", `FocusVisible` for "Focus visible". */
export const storyOfState = (component: string, state: string): string =>
  storyId(
    `Components / ${wordsOf(component)}`,
    state.replaceAll(/(?:^|[\s-]+)(\w)/g, (_, first: string) => first.toUpperCase()),
  );
