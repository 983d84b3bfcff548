import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ChangeEvent, CompositionEvent } from 'react';
import { useMounted } from '#design/foundations/useMounted.ts';
import { LiveRegion, TextField } from '#design';
import { editPhone } from '../parts/phoneNumber';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { mergeRefs } from '#shared/page/mergeRefs.ts';
import { useHydratedInputValue } from '#shared/page/useHydratedInputValue.ts';
import type { IdentifierInputProps } from './EmailField';
import { useEditHistory } from './useEditHistory';

/**
 * A mainland mobile number, grouped 3-4-4 while typing. The caret stays beside its digit. Text
 * under composition in an input method is not formatted until it is complete.
 */
export function PhoneField({
  value,
  onChange,
  error,
  refusal,
  required,
  ref,
  ...field
}: IdentifierInputProps) {
  const { t } = useLanguage();
  const id = useId();
  // Pre-rendered pages have no bytes for it.
  const isMounted = useMounted();
  const input = useRef<HTMLInputElement | null>(null);
  const [caret, setCaret] = useState<{ position: number } | null>(null);
  useLayoutEffect(() => {
    if (caret !== null && input.current === document.activeElement) {
      input.current?.setSelectionRange(caret.position, caret.position);
    }
  }, [caret]);

  const [isCut, setCut] = useState(false);
  const show = (next: ReturnType<typeof editPhone>) => {
    onChange(next.text);
    setCut(next.isCut === true);
    // A new object each time, because an edit that changes nothing must still restore the caret.
    setCaret({ position: next.caret });
  };
  const history = useEditHistory(show);
  const edit = (
    { value: text, selectionStart }: HTMLInputElement,
    inputType: string | undefined,
  ) => {
    const at = selectionStart ?? text.length;
    if (history.move(inputType, { text: value, caret: value.length })) return;
    const next = editPhone(value, { text, caret: at, inputType });
    if (next.text !== value)
      history.note({ text: value, caret: Math.max(0, value.length - (text.length - at)) });
    show(next);
  };
  useHydratedInputValue(input, value, (element) => edit(element, undefined));
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const native = event.nativeEvent as InputEvent;
    if (native.isComposing) onChange(event.target.value);
    else edit(event.target, native.inputType);
  };
  const hint = isCut ? t('signIn.numberCut') : undefined;
  return (
    <>
      <TextField
        ref={mergeRefs(input, ref)}
        prefix="+86"
        type="text"
        inputMode="tel"
        autoComplete="tel-national"
        dir="ltr"
        value={value}
        error={error}
        hint={hint}
        aria-required={required}
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ?? (!isMounted || error || hint ? undefined : id)}
        onChange={handleChange}
        onKeyDown={history.moveByKey}
        onCompositionEnd={(event: CompositionEvent<HTMLInputElement>) =>
          edit(event.currentTarget, undefined)
        }
        {...field}
      />
      {isMounted ? (
        <span id={id} hidden>
          {t('signIn.countryCode')}
        </span>
      ) : null}
      <LiveRegion visuallyHidden>{hint ?? ''}</LiveRegion>
    </>
  );
}
