import { useEffect, useId, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { Button, ErrorSummary, InlineMessage, LiveRegion, RadioGroup, Stack, TextField } from '../../../design';
import { useLanguage } from '../../platform/language/LanguageProvider';
import { messageText } from '../../platform/language/message';
import { selectSignedIn, signInWanted } from '../../platform/session/sessionSlice';
import { selectJoin } from './joinApplicationSlice';
import { isMissing, problemMessage } from './joinFormSchema';
import { PictureField } from './picture/PictureField';
import { ReasonField } from './ReasonField';
import { useJoinForm } from './useJoinForm';

const FIELDS = ['realName', 'gender', 'reason', 'picture'] as const;

function SignInHint() {
  const { t } = useLanguage();
  const dispatch = useDispatch();
  return (
    <InlineMessage
      tone="info"
      action={
        <Button size="small" onClick={() => dispatch(signInWanted())}>
          {t('header.logIn')}
        </Button>
      }
    >
      {t('join.anonymous')}
    </InlineMessage>
  );
}

/** Real name, gender, reason and picture (specification 2). What keeps it from being sent stands above it. */
export function JoinForm({ titleId }: { titleId: string }) {
  const { t } = useLanguage();
  const { status, problem, led } = useSelector(selectJoin);
  const signedIn = useSelector(selectSignedIn);
  const form = useJoinForm();
  const id = useId();
  const nameInput = useRef<HTMLInputElement>(null);
  const busy = status === 'submitting';
  useEffect(() => {
    // The button that led here is gone, and the focus with it.
    if (led) nameInput.current?.focus();
  }, [led]);

  const textOf = (key: string | undefined) => (key === undefined ? undefined : messageText(t, problemMessage(key)));
  const idOf = (field: (typeof FIELDS)[number]) => `${id}-${field}`;
  const items = FIELDS.flatMap((field) => {
    const text = textOf(form.errors[field]);
    return text === undefined ? [] : [{ fieldId: idOf(field), text }];
  });
  const missing = FIELDS.some((field) => isMissing(form.errors[field]));
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!busy) void form.submit();
  };
  return (
    <form noValidate aria-labelledby={titleId} onSubmit={handleSubmit}>
      <Stack gap="6">
        {items.length > 0 ? (
          <ErrorSummary attempt={form.attempt} title={t(missing ? 'join.fillRequired' : 'join.correctFields')} items={items} />
        ) : null}
        {items.length === 0 && problem !== null ? (
          <ErrorSummary attempt={form.attempt} title={t('join.notSent')}>
            <bdi>{messageText(t, problem)}</bdi>
          </ErrorSummary>
        ) : null}
        {signedIn ? null : <SignInHint />}
        <TextField
          ref={nameInput}
          id={idOf('realName')}
          label={t('join.realName')}
          mark={t('join.required')}
          name="realName"
          autoComplete="name"
          aria-required
          dir={form.values.realName === '' ? undefined : 'auto'}
          value={form.values.realName}
          readOnly={busy}
          error={textOf(form.errors.realName)}
          onChange={(event) => form.edit('realName')(event.target.value)}
        />
        <RadioGroup
          id={idOf('gender')}
          label={t('join.gender')}
          mark={t('join.required')}
          name="gender"
          required
          options={[
            { value: 'male', label: t('join.gender.male') },
            { value: 'female', label: t('join.gender.female') },
          ]}
          value={form.values.gender}
          error={textOf(form.errors.gender)}
          onChange={(value) => (busy ? undefined : form.edit('gender')(value))}
        />
        <ReasonField
          id={idOf('reason')}
          value={form.values.reason}
          readOnly={busy}
          error={textOf(form.errors.reason)}
          onChange={form.edit('reason')}
        />
        <PictureField id={idOf('picture')} control={form.control} error={textOf(form.errors.picture)} busy={busy} />
        <Button type="submit" variant="primary" size="large" block loading={busy}>
          {t('join.submit')}
        </Button>
        <LiveRegion visuallyHidden>{busy ? t('join.submitting') : ''}</LiveRegion>
      </Stack>
    </form>
  );
}
