import { useRef } from 'react';
import type { InputHTMLAttributes } from 'react';
import { CloseIcon } from '../../icons/frameIcons';
import { SearchIcon } from '../../icons/icons';
import { ClearButton, SearchFrame, SearchInput } from './styled';

export interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** The accessible name, shown in the empty field. */
  label: string;
  /**
   * Empties the field with a button that is shown while the field has text. It requires `value`.
   */
  onClear?: (() => void) | undefined;
  /** The name of that button. */
  clearLabel?: string | undefined;
}

/** A search field, role `searchbox`. Accepts all native input attributes. */
export function SearchField({ label, onClear, clearLabel, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onClear?.();
    // The button disappears with the text.
    input.current?.focus();
  };
  return (
    <SearchFrame>
      <SearchIcon size="small" />
      <SearchInput
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        placeholder={rest.placeholder ?? label}
        autoComplete="off"
      />
      {onClear && rest.value ? (
        <ClearButton type="button" aria-label={clearLabel} onClick={clear}>
          <CloseIcon size="small" />
        </ClearButton>
      ) : null}
    </SearchFrame>
  );
}
