import { useId } from 'react';
import type { ReactNode } from 'react';
import { MenuHead, ItemButton, ItemLink, Items, MenuRoot, Popup, MenuTrigger } from './styled';
import { useMenu } from './useMenu';

export interface MenuItem {
  id: string;
  /** Its text, by which letters find it. */
  label: string;
  /** Performs the action, after the list has closed. */
  onSelect?: (() => void) | undefined;
  /** Makes the item a link. */
  href?: string | undefined;
  icon?: ReactNode;
}

export interface MenuProps {
  /** The button's accessible name. */
  label: string;
  /** What the button shows. */
  trigger: ReactNode;
  /** The actions, in their order. */
  items: readonly MenuItem[];
  /** Words above the items, such as whose account it is. */
  head?: ReactNode;
}

/**
 * A button that opens a short list of actions (APG menu button). Keyboard: Enter, Space or Down
 * opens it at the first item, Up at the last; arrows, Home, End and typed letters move; Enter and
 * Space perform the action; Escape closes it and returns to the button; Tab closes it and moves on.
 */
export function Menu({ label, trigger, items, head }: MenuProps) {
  const listId = useId();
  const labels = items.map((item) => item.label);
  const { open, rootRef, triggerRef, close, toggle, onBlur, onTriggerKeyDown, onListKeyDown } =
    useMenu(labels);
  return (
    <MenuRoot ref={rootRef} onBlur={onBlur}>
      <MenuTrigger
        ref={triggerRef}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        onClick={toggle}
        onKeyDown={onTriggerKeyDown}
      >
        {trigger}
      </MenuTrigger>
      {open ? (
        <Popup>
          {head ? <MenuHead>{head}</MenuHead> : null}
          <Items id={listId} role="menu" aria-label={label} onKeyDown={onListKeyDown}>
            {items.map(({ id, label: text, href, icon, onSelect }) => {
              const select = () => {
                close();
                onSelect?.();
              };
              const itemProps = { role: 'menuitem', tabIndex: -1, onClick: select };
              return href === undefined ? (
                <ItemButton key={id} type="button" {...itemProps}>
                  {icon}
                  <span>{text}</span>
                </ItemButton>
              ) : (
                <ItemLink key={id} href={href} {...itemProps}>
                  {icon}
                  <span>{text}</span>
                </ItemLink>
              );
            })}
          </Items>
        </Popup>
      ) : null}
    </MenuRoot>
  );
}
