/**
 * A promise whose value React's `use` reads without a fallback once it is there. React holds back
 * what replaces a fallback for 300 ms.
 */
export function tracked<Value>(promise: Promise<Value>): Promise<Value> {
  void promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => undefined,
  );
  return promise;
}
