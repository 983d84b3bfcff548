import { useEffect, useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Header } from './Header';
import { followStoryLinks } from './followStoryLinks';
import { keepPlace } from './keepPlace';
import { Navigation } from './Navigation';
import { SkipAnchor } from './styledHeader';
import { SideTop } from './styledNavigation';
import { ViewControls } from './ViewControls';
import type { ViewControlsProps } from './ViewControls';

const MAIN = 'main-content';

function focusMain(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
}

/** The first stop of the keyboard, because the navigation has a link for each page. */
function SkipLink() {
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

interface ShellProps extends ViewControlsProps {
  story: string;
}

/** Before Ladle's root, for what is outside the main landmark. */
function outsideMain(): HTMLElement {
  const id = 'documentation-shell';
  const existing = document.getElementById(id);
  if (existing) return existing;
  const region = Object.assign(document.createElement('div'), { id, lang: 'en', dir: 'ltr' });
  document.getElementById('ladle-root')?.before(region);
  return region;
}

function useFocusOfPage(story: string): void {
  const lastStory = useRef(story);
  useEffect(() => {
    if (lastStory.current === story) return;
    lastStory.current = story;
    focusMain();
  }, [story]);
}

export function Shell({ story, ...view }: ShellProps): ReactNode {
  const id = useId();
  useEffect(followStoryLinks, []);
  useEffect(keepPlace, []);
  useFocusOfPage(story);
  useEffect(() => {
    document.getElementById(id)?.togglePopover(false);
  }, [id, story]);
  return createPortal(
    <>
      <SkipLink />
      <Header {...view} navigation={id} />
      <Navigation id={id} story={story}>
        <SideTop>
          <ViewControls {...view} />
        </SideTop>
      </Navigation>
    </>,
    outsideMain(),
  );
}
