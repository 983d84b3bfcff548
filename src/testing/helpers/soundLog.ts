const REGION = '[aria-live], [role=status], [role=alert]';

const wordsOf = (node: Element): string =>
  node.textContent
    .replaceAll(/[\u2066-\u2069\u200e\u200f\u202a-\u202e]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const isHeard = (region: Element): boolean =>
  region.getAttribute('aria-live') !== 'off'
  && region.closest('[inert], [hidden], [aria-hidden=true]') === null;

const nameOf = (element: Element): string => {
  const labeled = element.getAttribute('aria-labelledby');
  const label = labeled === null ? null : document.getElementById(labeled);
  const own = (element as HTMLInputElement).labels?.[0];
  return element.ariaLabel ?? wordsOf(label ?? own ?? element);
};

export interface SoundLog {
  /**
   * What is heard, in its order: `status: text` or `alert: text` for each change of a live region's
   * text, `focus: name` for each move of the focus. `lost: text` is text that appeared together
   * with its region, which screen readers often leave out.
   */
  entries(): string[];
  /** As `entries`, from now on. */
  forget(): void;
}

/** Records what a user of a screen reader hears. */
export function recordSound(): SoundLog {
  let log: string[] = [];
  const last = new WeakMap<Element, string>();
  const regions = new WeakSet<Element>();
  const listen = (): void => {
    for (const region of document.querySelectorAll(REGION)) {
      const before = last.get(region);
      const now = isHeard(region) ? wordsOf(region) : '';
      last.set(region, now);
      const added = [...region.children].filter((child) => !regions.has(child));
      added.forEach((child) => regions.add(child));
      if (now === '' || now === before) continue;
      const kind = region.getAttribute('role') ?? 'error';
      if (before === undefined) log.push(`lost: ${now}`);
      else if (region.getAttribute('aria-atomic') === 'false')
        log.push(...added.map((child) => `${kind}: ${wordsOf(child)}`));
      else log.push(`${kind}: ${now}`);
    }
  };
  // What is there already is not heard.
  listen();
  log = [];
  const observer = new MutationObserver(listen);
  observer.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['inert', 'aria-hidden', 'role', 'hidden'],
  });
  const focused = ({ target }: FocusEvent): void =>
    void log.push(`focus: ${nameOf(target as Element)}`);
  document.addEventListener('focusin', focused);
  afterTest.push(() => {
    observer.disconnect();
    document.removeEventListener('focusin', focused);
  });
  return {
    entries: () => [...log],
    forget: () => void (log = []),
  };
}

const afterTest: (() => void)[] = [];
afterEach(() => afterTest.splice(0).forEach((end) => end()));
