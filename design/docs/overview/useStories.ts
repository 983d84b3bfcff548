import { useEffect, useState } from 'react';

/** A story in Ladle's list. */
export interface StoryEntry {
  id: string;
  name: string;
  /** Titles from the outermost, for example `['Sign in', 'Code form']`. */
  levels: readonly string[];
}

interface Meta {
  stories: Record<string, Omit<StoryEntry, 'id'>>;
}

/**
 * All stories from Ladle's list beside the page; undefined until it is loaded, empty if it cannot
 * be loaded.
 */
export function useStories(): readonly StoryEntry[] | undefined {
  const [stories, setStories] = useState<readonly StoryEntry[]>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch('meta.json', { signal: leaving.signal })
      .then(async (answer) => (await answer.json()) as Meta)
      .then(({ stories: found }) =>
        setStories(Object.entries(found).map(([id, { name, levels }]) => ({ id, name, levels }))),
      )
      .catch(() => {
        if (!leaving.signal.aborted) setStories([]);
      });
    return () => leaving.abort();
  }, []);
  return stories;
}

/** Stories grouped by title, in the order of the list. */
export function grouped(stories: readonly StoryEntry[]): [title: string, stories: StoryEntry[]][] {
  const groups = new Map<string, StoryEntry[]>();
  for (const story of stories) {
    const title = story.levels.join(' / ');
    groups.set(title, [...(groups.get(title) ?? []), story]);
  }
  return [...groups];
}
