import type { OutlineEntry } from './useOutline';

interface OutlineLinksProps {
  outline: readonly OutlineEntry[];
  /** The id of the heading that is being read. */
  current?: string | undefined;
}

/** Links to the headings of the page. */
export function OutlineLinks({ outline, current }: OutlineLinksProps) {
  return (
    <ul>
      {outline.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {title}
          </a>
        </li>
      ))}
    </ul>
  );
}
