class NoObserver {
  observe = () => undefined;
  disconnect = () => undefined;
}

/** Observers that see nothing, because jsdom has no layout: frames near the window do not load. */
export function stubObservers(): void {
  Object.assign(window, { IntersectionObserver: NoObserver, ResizeObserver: NoObserver });
}
