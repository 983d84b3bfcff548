import { use, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent, RefObject } from 'react';
import { useAddress } from '../../.ladle/addressView';
import { coarse } from '../../foundations/media';
import { useMediaQuery } from '../../foundations/useMediaQuery';
import { SearchIcon } from '../../icons/laterIcons';
import { LiveRegion } from '../../components/LiveRegion/LiveRegion';
import { openStory } from '../shell/followStoryLinks';
import { SiteContext } from '../shell/SiteContext';
import { storyAddress } from '../storyAddress';
import type { SearchEntry } from './searchEntries';
import type { SearchResults } from './searchIndex';
import { Field, ResultGroup, None, Option, SearchPanel, SearchRoot } from './styled';

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, select, textarea') !== null;

/** `/` and Ctrl K (or Cmd K) move the focus to the field; `/` not while someone writes. */
function useSearchKeys(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const isSlash = key === '/' && !ctrlKey && !metaKey && !altKey && !isWriting(target);
      const isCtrlK = key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey;
      if (!isSlash && !isCtrlK) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [field]);
}

const countText = (count: number, words: string) =>
  count === 0
    ? `Nothing found for “${words}”. Try other or fewer words.`
    : `${count} ${count === 1 ? 'result' : 'results'}`;

/**
 * The search of the documentation. The field keeps the focus; the arrow keys choose a result, as
 * the combobox pattern describes.
 */
export function Search() {
  const id = useId();
  const address = useAddress();
  const field = useRef<HTMLInputElement>(null);
  const [words, setWords] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [at, setAt] = useState(0);
  const { sections } = use(SiteContext);
  const [search, setSearch] = useState<(words: string) => SearchResults>();
  const results = words.trim() === '' ? undefined : search?.(words);
  const matches = results?.flatMap(([, entries]) => entries) ?? [];
  const text = countText(matches.length, words);
  const isShown = isOpen && results !== undefined;
  useSearchKeys(field);

  // The index loads with the first use.
  const start = async () => {
    setIsOpen(true);
    if (search !== undefined) return;
    const { createSearch } = await import('./searchIndex');
    const newSearch = await createSearch(sections);
    setSearch(() => newSearch);
  };
  const close = () => {
    setIsOpen(false);
    setWords('');
  };
  const addressOf = ({ story, anchor }: SearchEntry) =>
    `${storyAddress(address, story)}${anchor === '' ? '' : `#${anchor}`}`;
  const open = (entry: SearchEntry) => {
    close();
    field.current?.blur();
    openStory(addressOf(entry));
  };
  const onKeyDown = (event: ReactKeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const entry = isShown ? matches[at] : undefined;
    if (event.key === 'Escape') close();
    else if (step !== undefined && entry !== undefined)
      setAt((at + step + matches.length) % matches.length);
    else if (event.key === 'Enter' && entry !== undefined) open(entry);
    else return;
    event.preventDefault();
  };

  return (
    <SearchRoot role="search" aria-label="Documentation">
      <Field>
        <SearchIcon size="small" />
        <input
          ref={field}
          type="search"
          aria-label="Search documentation"
          aria-keyshortcuts="/ Control+K"
          aria-autocomplete="list"
          aria-controls={isShown ? id : undefined}
          aria-activedescendant={isShown && matches.length > 0 ? `${id}-${at}` : undefined}
          placeholder={useMediaQuery(coarse) ? 'Search' : 'Search ( / )'}
          autoComplete="off"
          spellCheck={false}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            setAt(0);
            setIsOpen(true);
          }}
          onFocus={() => void start()}
          onBlur={() => setIsOpen(false)}
          onKeyDown={onKeyDown}
        />
      </Field>
      {isShown ? (
        <SearchPanel>
          {matches.length === 0 ? <None>{text}</None> : null}
          <div id={id} role="listbox" aria-label="Search results">
            {results.map(([group, entries]) => (
              <ResultGroup key={group} role="group" aria-label={group}>
                <div aria-hidden="true">{group}</div>
                {entries.map((entry) => {
                  const place = matches.indexOf(entry);
                  return (
                    <Option
                      key={entry.id}
                      id={`${id}-${place}`}
                      role="option"
                      aria-selected={place === at}
                      ref={
                        place === at
                          ? (option) => option?.scrollIntoView?.({ block: 'nearest' })
                          : undefined
                      }
                      // The field keeps the focus until the click.
                      onPointerDown={(event) => event.preventDefault()}
                      onClick={() => open(entry)}
                    >
                      <span>{entry.title}</span>
                      {entry.about === '' ? null : <small>{entry.about}</small>}
                    </Option>
                  );
                })}
              </ResultGroup>
            ))}
          </div>
        </SearchPanel>
      ) : null}
      <LiveRegion visuallyHidden>{isShown ? text : null}</LiveRegion>
    </SearchRoot>
  );
}
