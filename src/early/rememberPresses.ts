import type { PagePart } from './earlyPage';

type Press = { element: HTMLElement; value?: string };

const partOf = (element: Element): PagePart => (element.closest('[data-late]') ? 'form' : 'frame');

/**
 * Remembers what the visitor presses while nothing answers yet, shows that it is waited for, and lets no form be sent
 * by the browser itself.
 * @returns the way to hand a part over: what was pressed in it is done, and nothing in it is remembered any more
 */
export function rememberPresses(root: HTMLElement): (part: PagePart) => void {
  const presses: Record<PagePart, Map<HTMLElement, Press>> = { frame: new Map(), form: new Map() };
  const answering = new Set<PagePart>();
  const remember = (element: HTMLElement, value?: string) => {
    presses[partOf(element)].set(element, value === undefined ? { element } : { element, value });
    element.setAttribute('aria-busy', 'true');
  };
  const hear = (event: Event): void => {
    const target = event.target as Element;
    if (answering.has(partOf(target))) return;
    if (event.type === 'submit') {
      event.preventDefault();
      const button = target.querySelector<HTMLElement>('[type=submit]');
      if (button) remember(button);
      return;
    }
    if (event.type === 'change') {
      if (target instanceof HTMLSelectElement) remember(target, target.value);
      return;
    }
    const button = target.closest('button');
    // A button that sends its form is heard as that form.
    if (button && !(button.form && button.type === 'submit')) remember(button);
  };
  const kinds = ['click', 'submit', 'change'] as const;
  for (const kind of kinds) root.addEventListener(kind, hear, true);
  return (part) => {
    answering.add(part);
    if (answering.size === 2) for (const kind of kinds) root.removeEventListener(kind, hear, true);
    for (const { element, value } of presses[part].values()) {
      element.removeAttribute('aria-busy');
      if (value === undefined) {
        element.click();
      } else {
        (element as HTMLSelectElement).value = value;
        element.dispatchEvent(new Event('change', { bubbles: true }));
      }
    }
    presses[part].clear();
  };
}
