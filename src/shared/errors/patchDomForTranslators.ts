/**
 * Keeps React on its feet where something else edits its page: translators and other extensions wrap, move and remove
 * nodes, React then takes out a node that is no longer where it put it, the browser throws, and the region is lost with
 * all that was typed in it (facebook/react#11538). Patched are the two methods that throw; they go on as before for
 * every node that is in its place.
 */
export function patchDomForTranslators({ Node }: Pick<typeof globalThis, 'Node'>): void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function removeWhereItIs<Child extends globalThis.Node>(
    this: globalThis.Node,
    child: Child,
  ): Child {
    if (!(child instanceof Node) || child.parentNode === this)
      return removeChild.call(this, child) as Child;
    // Taken out by somebody already, or wrapped: out of the wrapper, then.
    child.parentNode?.removeChild(child);
    return child;
  };

  Node.prototype.insertBefore = function insertBeforeOrLast<Child extends globalThis.Node>(
    this: globalThis.Node,
    child: Child,
    before: globalThis.Node | null,
  ): Child {
    const isInPlace = !(before instanceof Node) || before.parentNode === this;
    // A wrapper that now stands for the node is as good a place as any.
    const place = isInPlace
      ? before
      : ([...this.childNodes].find((node) => node.contains(before)) ?? null);
    return insertBefore.call(this, child, place) as Child;
  };
}
