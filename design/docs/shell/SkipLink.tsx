import { useEffect } from 'react';
import { SkipAnchor } from './styledHeader';

const MAIN = 'main-content';

/** Moves the focus to the page, whose main landmark is Ladle's. */
export function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** The first stop of the keyboard, because the navigation has a link for each page. */
export function SkipLink() {
  useEffect(() => {
    const main = document.querySelector('main');
    if (main !== null) Object.assign(main, { id: MAIN, tabIndex: -1 });
  }, []);
  return (
    <SkipAnchor
      href={`#${MAIN}`}
      onClick={(event) => {
        // The address keeps the place that it names.
        event.preventDefault();
        focusMain();
      }}
    >
      Skip to content
    </SkipAnchor>
  );
}
