import { useId, useState } from 'react';
import { usePoliteness } from '../LiveRegion/usePoliteness';
import type { AriaAttributes, FocusEvent, FocusEventHandler, ReactNode } from 'react';

interface FieldProps<Control extends HTMLElement> {
  id?: string | undefined;
  error?: string | undefined;
  hint?: ReactNode;
  onFocus?: FocusEventHandler<Control> | undefined;
  onBlur?: FocusEventHandler<Control> | undefined;
  'aria-describedby'?: string | undefined;
  /** Whether something else than `error` says so. */
  'aria-invalid'?: AriaAttributes['aria-invalid'];
}

/** The ids of a field's parts, and how its control announces error and hint (see `TextField`). */
export function useField<Control extends HTMLElement>({
  id,
  error,
  hint,
  onFocus,
  onBlur,
  'aria-describedby': describedBy,
  'aria-invalid': isInvalid,
}: FieldProps<Control>) {
  const ownId = useId();
  const [isFocused, setIsFocused] = useState(false);
  const politeness = usePoliteness('polite');
  const [errorId, hintId] = [`${ownId}-error`, `${ownId}-hint`];
  const descriptions = [describedBy, error ? errorId : undefined, hint ? hintId : undefined];
  return {
    inputId: id ?? ownId,
    hintId,
    controlProps: {
      'aria-invalid': error ? (true as const) : isInvalid,
      'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
      onFocus(event: FocusEvent<Control>) {
        setIsFocused(true);
        onFocus?.(event);
      },
      onBlur(event: FocusEvent<Control>) {
        setIsFocused(false);
        onBlur?.(event);
      },
    },
    errorProps: { id: errorId, 'aria-live': isFocused ? politeness : ('off' as const) },
  };
}
