import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { RadioGroup, TextField } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { selectJoin } from '../joinApplicationSlice';
import { fieldError, fieldId } from './joinFormFields';
import { PictureField } from '../picture/PictureField';
import { ReasonField } from './ReasonField';
import type { useJoinForm } from './useJoinForm';

interface JoinFieldsProps {
  formId: string;
  form: ReturnType<typeof useJoinForm>;
  busy: boolean;
}

export function JoinFields({ formId, form, busy }: JoinFieldsProps) {
  const { t } = useLanguage();
  const { shouldFocus } = useSelector(selectJoin);
  const nameInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The pressed button has disappeared, and the focus with it.
    if (shouldFocus) nameInput.current?.focus();
  }, [shouldFocus]);
  return (
    <>
      <TextField
        ref={nameInput}
        id={fieldId(formId, 'realName')}
        label={t('join.realName')}
        mark={t('common.required')}
        name="realName"
        autoComplete="name"
        aria-required
        dir={form.values.realName === '' ? undefined : 'auto'}
        value={form.values.realName}
        readOnly={busy}
        error={fieldError(t, form, 'realName')}
        onChange={(event) => form.edit('realName')(event.target.value)}
      />
      <RadioGroup
        id={fieldId(formId, 'gender')}
        label={t('join.gender')}
        mark={t('common.required')}
        name="gender"
        required
        options={[
          { value: 'male', label: t('join.gender.male') },
          { value: 'female', label: t('join.gender.female') },
        ]}
        value={form.values.gender}
        error={fieldError(t, form, 'gender')}
        onChange={(value) => (busy ? undefined : form.edit('gender')(value))}
      />
      <ReasonField
        id={fieldId(formId, 'reason')}
        value={form.values.reason}
        readOnly={busy}
        error={fieldError(t, form, 'reason')}
        onChange={form.edit('reason')}
      />
      <PictureField
        id={fieldId(formId, 'picture')}
        control={form.control}
        error={fieldError(t, form, 'picture')}
        busy={busy}
      />
    </>
  );
}
