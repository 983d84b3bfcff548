/**
 * Makes React tolerate DOM changes by others. Translators and other extensions wrap, move and
 * remove nodes. React then removes a node that is no longer in place, the browser throws, and the
 * region is lost with everything typed in it (facebook/react#11538). The two methods that throw are
 * patched; for nodes in place they behave as before.
 */
export function patchDomForTranslators({ Node }: Pick<typeof globalThis, 'Node'>): void {
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function removeWhereItIs<Child extends globalThis.Node>(
    this: globalThis.Node,
    child: Child,
  ): Child {
    if (!(child instanceof Node) || child.parentNode === this)
      return removeChild.call(this, child) as Child;
    // Already removed, or wrapped: remove it from the wrapper.
    child.parentNode?.removeChild(child);
    return child;
  };

  Node.prototype.insertBefore = function insertBeforeOrLast<Child extends globalThis.Node>(
    this: globalThis.Node,
    child: Child,
    before: globalThis.Node | null,
  ): Child {
    const isInPlace = !(before instanceof Node) || before.parentNode === this;
    // Insert before the wrapper that now contains the node.
    const place = isInPlace
      ? before
      : ([...this.childNodes].find((node) => node.contains(before)) ?? null);
    return insertBefore.call(this, child, place) as Child;
  };
}
