/**
 * A network that has just returned, or a server in the middle of a release, gets this time before
 * the second try.
 */
const PAUSE_MS = 500;

/** Loads a part of the app, with one retry; rejects with the second error. */
export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}
