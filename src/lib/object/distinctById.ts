/** The list with the first of each id alone; what has no id stays, for whoever judges it. */
export function distinctById<Item>(list: readonly Item[]): Item[] {
  const known = new Set<unknown>();
  return list.filter((item) => {
    const id: unknown = (item as { id?: unknown } | null | undefined)?.id;
    if (id === undefined) return true;
    const isFirst = !known.has(id);
    known.add(id);
    return isFirst;
  });
}
