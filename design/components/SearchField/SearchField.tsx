import { useRef } from 'react';
import type { InputHTMLAttributes } from 'react';
import { CloseIcon } from '../../icons/icons';
import { SearchIcon } from '../../icons/laterIcons';
import { ClearButton, SearchFrame, SearchInput } from './styled';

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size' | 'aria-label'
> {
  /** The accessible name, shown in the empty field. */
  label: string;
  /** `small` has the height of small buttons; for touch input it has the usual height. */
  size?: 'small' | 'medium' | undefined;
  /**
   * Empties the field with a button that is shown while the field has text. It requires `value` and
   * `clearLabel`.
   */
  onClear?: (() => void) | undefined;
  /** The name of that button. */
  clearLabel?: string | undefined;
}

/** A search field, role `searchbox`. Accepts all other native input attributes. */
export function SearchField({
  label,
  size = 'medium',
  onClear,
  clearLabel,
  ...rest
}: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onClear?.();
    // The button disappears with the text.
    input.current?.focus();
  };
  return (
    <SearchFrame $small={size === 'small'}>
      <SearchIcon size="small" />
      <SearchInput
        autoComplete="off"
        placeholder={label}
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
      />
      {onClear && clearLabel && rest.value && !rest.disabled && !rest.readOnly ? (
        <ClearButton type="button" aria-label={clearLabel} onClick={clear}>
          <CloseIcon size="small" />
        </ClearButton>
      ) : null}
    </SearchFrame>
  );
}
