/**
 * Creates an assertion for parsers of untrusted bytes.
 * @param message the error message: what is broken
 * @returns a function that throws an Error with that message when its argument is false
 */
export function createAssert(message: string): (holds: boolean) => void {
  return (holds) => {
    if (!holds) throw new Error(message);
  };
}
