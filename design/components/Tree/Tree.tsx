import { useId, useState } from 'react';
import type { KeyboardEvent, MouseEvent } from 'react';
import { isBrowsersKey } from '../../foundations/isBrowsersKey';
import { isRightToLeft } from '../../foundations/isRightToLeft';
import { useRowWindow } from '../../foundations/useRowWindow';
import { ChevronDownIcon } from '../../icons/icons';
import { createTypeAhead } from '../Menu/typeAhead';
import { Spinner } from '../Spinner/Spinner';
import { TruncatedText } from '../TruncatedText/TruncatedText';
import { Facts, Note, TreeRow, Rows, Scroller, Tick, Twist, NodeText } from './styled';
import type { TreeItem } from './treeItem';
import { treeMove } from './treeKeys';

export interface TreeProps {
  label: string;
  /**
   * `many` has boxes to tick. With `one`, Enter, Space or a click chooses an item, and the previous
   * one is no longer chosen.
   */
  choice?: 'many' | 'one' | undefined;
  /** The expanded items, in their order. */
  items: readonly TreeItem[];
  /** Gets the id of a changed item, and whether it is now chosen. */
  onTick: (id: string, chosen: boolean) => void;
  /** Gets the id of an item, and whether it is to be open. */
  onExpand: (id: string, expanded: boolean) => void;
}

const ARIA = { all: true, some: 'mixed', none: false } as const;
/** Height until a row is rendered, px: of names alone, and of names with details below. */
const ROW_HEIGHT = 40;
const DETAILED_ROW_HEIGHT = 52;

/**
 * A tree to choose from, by the WAI-ARIA tree pattern; only visible rows are rendered. Keyboard:
 * one tab stop; arrows, Home, End, Page keys and typed letters move, horizontal arrows open and
 * close, Space ticks or chooses. Rows are not focusable, so a click on one focuses the tree: keys
 * continue from that row, and the focus survives when the row is no longer rendered.
 */
export function Tree({ label, choice = 'many', items, onTick, onExpand }: TreeProps) {
  const id = useId();
  const [activeId, setActiveId] = useState('');
  const [findTyped] = useState(createTypeAhead);
  const place = Math.max(
    items.findIndex((item) => item.id === activeId),
    0,
  );
  const isDetailed = items.some(({ detail }) => Boolean(detail));
  const rowHeight = isDetailed ? DETAILED_ROW_HEIGHT : ROW_HEIGHT;
  const { scroller, height, rows, show } = useRowWindow({
    count: items.length,
    rowHeight,
    pinned: place,
  });
  const isOne = choice === 'one';
  const goTo = (to: number) => {
    setActiveId(items[to]?.id ?? '');
    show(to);
  };
  const tick = (item: TreeItem) => {
    if (item.locked !== true) onTick(item.id, isOne || item.state !== 'all');
  };

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const item = items[place];
    if (item === undefined || isBrowsersKey(event)) return;
    const key = isOne && event.key === 'Enter' ? ' ' : event.key;
    const move = treeMove(key, items, place, isRightToLeft(event.currentTarget));
    const match =
      move === undefined && key.length === 1
        ? findTyped(
            key,
            items.map((each) => each.label),
            place,
            event.timeStamp,
          )
        : -1;
    if (move === undefined && match < 0) return;
    event.preventDefault();
    if (move === undefined) goTo(match);
    else if (move === 'tick') {
      // Holding the key would tick and untick alternately, with a random result.
      if (!event.repeat) tick(item);
    } else if ('to' in move) goTo(move.to);
    else onExpand(item.id, move.expand);
  };
  const onClick = (event: MouseEvent, item: TreeItem) => {
    setActiveId(item.id);
    const isTwist =
      event.target instanceof Element && event.target.closest('[data-twist]') !== null;
    if (isTwist && item.expanded !== undefined) onExpand(item.id, !item.expanded);
    else tick(item);
  };

  return (
    <Scroller
      ref={scroller}
      role="tree"
      aria-label={label}
      data-detailed={isDetailed ? '' : undefined}
      aria-multiselectable={isOne ? undefined : true}
      tabIndex={0}
      onKeyDown={onKeyDown}
      aria-activedescendant={items.length === 0 ? undefined : `${id}-${items[place]?.id}`}
    >
      <Rows role="presentation" style={{ blockSize: height }}>
        {rows.map(({ index, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          const itemId = `${id}-${item.id}`;
          return (
            <TreeRow
              key={item.id}
              id={itemId}
              role="treeitem"
              $level={item.level}
              style={{ insetBlockStart: start }}
              aria-labelledby={`${itemId}-label`}
              aria-describedby={`${itemId}-detail ${itemId}-note`}
              aria-level={item.level}
              aria-posinset={item.position}
              aria-setsize={item.setSize}
              aria-expanded={item.expanded}
              {...(isOne
                ? { 'aria-selected': item.state === 'all' }
                : { 'aria-checked': ARIA[item.state] })}
              aria-disabled={item.locked || undefined}
              aria-busy={item.loading || undefined}
              data-active={index === place ? '' : undefined}
              onClick={(event) => onClick(event, item)}
            >
              <Twist data-twist="" aria-hidden="true">
                {item.loading ? (
                  <Spinner />
                ) : item.expanded === undefined ? null : (
                  <ChevronDownIcon size="small" />
                )}
              </Twist>
              {isOne ? null : <Tick $state={item.state} aria-hidden="true" />}
              <Facts data-detailed={item.detail ? '' : undefined}>
                <NodeText>
                  <span>
                    <TruncatedText id={`${itemId}-label`}>{item.label}</TruncatedText>
                  </span>
                  {item.detail ? <Note data-text={item.detail} title={item.detail} /> : null}
                </NodeText>
                {item.note ? <Note data-text={item.note} /> : null}
              </Facts>
              <span id={`${itemId}-detail`} hidden>
                {item.detail}
              </span>
              <span id={`${itemId}-note`} hidden>
                {item.note}
              </span>
            </TreeRow>
          );
        })}
      </Rows>
    </Scroller>
  );
}
