import { useRef } from 'react';
import type { InputHTMLAttributes } from 'react';
import { CloseIcon } from '../../icons/frameIcons';
import { SearchIcon } from '../../icons/icons';
import { ClearButton, SearchFrame, SearchInput } from './styled';

export interface SearchFieldProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'size'
> {
  /** The accessible name, shown in the empty field. */
  label: string;
  /** `small` stands in a row of small buttons, as high as they are; under fingers it is as high as any field. */
  size?: 'small' | 'medium' | undefined;
  /** Empties the field, by a button that is there while something is in it; `value` must be given then. */
  onClear?: (() => void) | undefined;
  /** What that button is called. */
  clearLabel?: string | undefined;
}

/** A field to search by, role `searchbox`. Takes every native input attribute. */
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
    // The button leaves with the text.
    input.current?.focus();
  };
  return (
    <SearchFrame $small={size === 'small'}>
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
