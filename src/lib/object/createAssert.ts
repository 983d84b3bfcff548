/**
 * Makes the check with which a reader of foreign bytes gives them up.
 * @param message what the error says: which thing is broken
 * @returns a function that throws an Error with that message unless what it is given holds
 */
export function createAssert(message: string): (holds: boolean) => void {
  return (holds) => {
    if (!holds) throw new Error(message);
  };
}
