/** Keeps the first item of each id. Items without id stay and are validated later. */
export function distinctById<Item>(list: readonly Item[]): Item[] {
  const ids = new Set<unknown>();
  return list.filter((item) => {
    const id: unknown = (item as { id?: unknown } | null | undefined)?.id;
    if (id === undefined) return true;
    const isFirst = !ids.has(id);
    ids.add(id);
    return isFirst;
  });
}
