import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Header } from './Header';
import { followStoryLinks } from './followStoryLinks';
import { Navigation } from './Navigation';
import { ForPhones } from './layout';
import { ViewControls } from './ViewControls';

interface ShellProps {
  story: string;
  theme: string;
  onTheme: (theme: string) => void;
}

/** The element before Ladle's, for what is outside the main landmark. */
function outsideMain(): HTMLElement {
  const id = 'documentation-shell';
  const known = document.getElementById(id);
  if (known) return known;
  const made = Object.assign(document.createElement('div'), { id, lang: 'en', dir: 'ltr' });
  document.getElementById('ladle-root')?.before(made);
  return made;
}

/** After a step to another story, the page begins at its top and the keyboard continues there. */
function useTopOfPage(story: string): void {
  const known = useRef(story);
  useEffect(() => {
    if (known.current === story) return;
    known.current = story;
    window.scrollTo(0, 0);
    const main = document.querySelector('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus({ preventScroll: true });
  }, [story]);
}

/** The header and the navigation of the documentation, before Ladle's main landmark. */
export function Shell({ story, theme, onTheme }: ShellProps): ReactNode {
  const id = useId();
  const [openFor, setOpenFor] = useState('');
  useEffect(followStoryLinks, []);
  useTopOfPage(story);
  // The drawer closes with the step to another story.
  const isOpen = openFor === story;
  const onOpen = (open: boolean) => setOpenFor(open ? story : '');
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setOpenFor('');
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
  return createPortal(
    <>
      <Header theme={theme} onTheme={onTheme} navigation={id} isOpen={isOpen} onOpen={onOpen} />
      <Navigation id={id} story={story} isOpen={isOpen}>
        <ForPhones>
          <ViewControls theme={theme} onTheme={onTheme} />
        </ForPhones>
      </Navigation>
    </>,
    outsideMain(),
  );
}
