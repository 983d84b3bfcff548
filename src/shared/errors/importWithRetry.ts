/** A network that has just come back, or a server in the middle of a release, gets so long before the second try. */
const PAUSE_MS = 500;

/** Loads a part of the app, once more if the first try fails; rejects as the second try did. */
export async function importWithRetry<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    return load();
  }
}
