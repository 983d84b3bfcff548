import { useEffect, useState } from 'react';

/** A story as Ladle lists it. */
export interface StoryEntry {
  id: string;
  name: string;
  /** Titles from the outermost, as `['Sign in', 'Code form']`. */
  levels: readonly string[];
}

interface Meta {
  stories: Record<string, Omit<StoryEntry, 'id'>>;
}

/** Every story there is, by Ladle's own list beside the page; undefined until it is read, empty when it cannot be. */
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

/** Stories by their titles, in the order of the list. */
export function grouped(stories: readonly StoryEntry[]): [title: string, stories: StoryEntry[]][] {
  const groups = new Map<string, StoryEntry[]>();
  for (const story of stories) {
    const title = story.levels.join(' / ');
    groups.set(title, [...(groups.get(title) ?? []), story]);
  }
  return [...groups];
}
