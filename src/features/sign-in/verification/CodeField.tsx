import { useId, useRef, useState } from 'react';
import type { ChangeEvent, ReactNode, Ref, SyntheticEvent } from 'react';
import { useMounted } from '#design/foundations/useMounted.ts';
import { LiveRegion, TextField } from '#design';
import { textOf } from '#lib/object/jsonText.ts';
import { codeSchema, editCode, toVerificationCode } from './verificationCode';
import { useDeployment } from '#shared/deployment/DeploymentContext.tsx';
import type { Field, InputProps } from '#shared/form/fields.ts';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { mergeRefs } from '#shared/page/mergeRefs.ts';
import { useHydratedInputValue } from '#shared/page/useHydratedInputValue.ts';

interface CodeFieldProps extends InputProps {
  /** Whether the service refused the current code; the next input starts a new one. */
  isRefused?: boolean;
  hint?: string | undefined;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for the six characters of a code. Unless the deployment allows them, paste, copy, cut and
 * drop are blocked with an explanation, as specification 5 requires; autofill, password managers,
 * dictation and input methods work (D41).
 */
function CodeField({
  value,
  onChange,
  error,
  isRefused = false,
  hint,
  required,
  ref,
  ...field
}: CodeFieldProps) {
  const { t } = useLanguage();
  const { codesHaveLetters, allowCodePaste } = useDeployment();
  const id = useId();
  // Pre-rendered pages have no bytes for it.
  const isMounted = useMounted();
  const [isBlocked, setIsBlocked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useHydratedInputValue(input, value, (element) => onChange(toVerificationCode(element.value)));
  const block = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsBlocked(true);
  };
  const clipboard = allowCodePaste
    ? {}
    : { onPaste: block, onCopy: block, onCut: block, onDrop: block };
  const reason = isBlocked ? t('signIn.clipboardBlocked') : undefined;
  /** The field's value and state before an input method started composing. */
  const before = useRef({ value, isRefused });
  const edit = (
    { value: text, selectionStart }: HTMLInputElement,
    { value: previous, isRefused: wasRefused }: typeof before.current,
  ) => onChange(editCode(previous, { text, caret: selectionStart ?? text.length }, wasRefused));
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setIsBlocked(false);
    const { isComposing } = event.nativeEvent as InputEvent;
    if (isComposing) onChange(event.target.value);
    else edit(event.target, { value, isRefused });
  };
  return (
    <>
      <TextField
        ref={mergeRefs(input, ref)}
        type="text"
        // Pre-rendered pages do not know the deployment.
        inputMode={isMounted && codesHaveLetters ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        value={value}
        error={error}
        hint={reason ?? hint}
        aria-required={required}
        aria-describedby={!isMounted || error || reason || hint ? undefined : id}
        onChange={handleChange}
        onCompositionStart={() => void (before.current = { value, isRefused })}
        onCompositionEnd={(event) => edit(event.currentTarget, before.current)}
        {...clipboard}
        {...field}
      />
      {isMounted ? (
        <span id={id} hidden>
          {t('signIn.codeHint')}
        </span>
      ) : null}
      <LiveRegion visuallyHidden>{reason ?? ''}</LiveRegion>
    </>
  );
}

export const codeField = {
  label: 'signIn.verificationCode',
  required: true,
  schema: codeSchema,
  normalize: toVerificationCode,
  read: textOf,
  Input: CodeField,
} as const satisfies Field<string, true, CodeFieldProps>;
