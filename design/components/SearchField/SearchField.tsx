import type { InputHTMLAttributes } from 'react';
import { SearchIcon } from '../../icons/icons';
import { SearchFrame, SearchInput } from './styled';

export interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** The accessible name, shown in the empty field. */
  label: string;
}

/** A field to search by, role `searchbox`. Takes every native input attribute. */
export function SearchField({ label, ...rest }: SearchFieldProps) {
  return (
    <SearchFrame>
      <SearchIcon size="small" />
      <SearchInput {...rest} type="search" aria-label={label} placeholder={rest.placeholder ?? label} autoComplete="off" />
    </SearchFrame>
  );
}
