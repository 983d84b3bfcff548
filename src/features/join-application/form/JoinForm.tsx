import { useEffect, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Button, InlineMessage, LiveRegion, Stack } from '#design';
import { FormProblems } from '#shared/form/FormProblems.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { forAnonymous } from '#shared/page/forAnonymous.ts';
import { Submit } from '#shared/page/Submit.ts';
import { WithRail } from '#shared/page/WithRail.tsx';
import { selectSignedIn } from '#shared/session/sessionSlice.ts';
import { SignInLink } from '#shared/session/SignInLink.tsx';
import { selectJoin } from '../joinApplicationSlice';
import { ApplicationSteps } from '../ApplicationSteps';
import { PictureField } from '../picture/PictureField';
import { joinFieldList } from './joinFields';
import type { JoinDraft } from './joinDraft';
import { useJoinForm } from './useJoinForm';

export function JoinForm({ titleId }: { titleId: string }) {
  const { t } = useLanguage();
  const { shouldFocus, ...submission } = useSelector(selectJoin);
  const signedIn = useSelector(selectSignedIn);
  const element = useRef<HTMLFormElement>(null);
  const firstInput = useRef<HTMLInputElement>(null);
  const form = useJoinForm(element);
  const { values, problems, busy, edit } = form;
  const formId = useId();
  useEffect(() => {
    // The pressed button has disappeared, and the focus with it.
    if (shouldFocus) firstInput.current?.focus();
  }, [shouldFocus]);

  const idOf = (name: keyof JoinDraft) => `${formId}-${name}`;
  const errorOf = (name: keyof JoinDraft, details = {}): string | undefined => {
    const phrase = problems[name];
    return phrase && messageText(t, { phrase, values: details });
  };
  const fields = joinFieldList.map(({ details, ...field }) => ({
    ...field,
    error: errorOf(field.name, details?.(values[field.name])),
  }));
  const pictureError = errorOf('picture');
  return (
    <WithRail title={t('join.steps')} rail={<ApplicationSteps state={undefined} />}>
      <form
        ref={element}
        noValidate
        aria-labelledby={titleId}
        onSubmit={form.handleSubmit}
        {...(signedIn ? {} : forAnonymous)}
      >
        <Stack gap="6">
          <FormProblems
            titles={{ notSent: t('join.notSent'), uncertain: t('join.uncertain') }}
            items={[...fields, { name: 'picture' as const, error: pictureError }].flatMap(
              ({ name, error: text }) =>
                text === undefined ? [] : [{ fieldId: idOf(name), text }],
            )}
            isIncomplete={Object.values(problems).some((phrase) => phrase?.endsWith('.empty'))}
            submitCount={form.submitCount}
            {...submission}
          />
          {signedIn ? null : (
            <InlineMessage tone="info" action={<SignInLink />}>
              {t('join.anonymous')}
            </InlineMessage>
          )}
          {fields.map(({ Input, name, error }, index) => (
            <Input
              key={name}
              ref={index === 0 ? firstInput : undefined}
              id={idOf(name)}
              name={name}
              label={t(`join.${name}`)}
              mark={t('common.required')}
              value={values[name]}
              readOnly={busy}
              error={error}
              onChange={(value) => edit(name, value)}
            />
          ))}
          <PictureField
            id={idOf('picture')}
            control={form.control}
            error={pictureError}
            busy={busy}
          />
          <Submit>
            <Button type="submit" variant="primary" size="large" loading={busy}>
              {t('join.submit')}
            </Button>
          </Submit>
          <LiveRegion visuallyHidden>{busy ? t('join.submitting') : ''}</LiveRegion>
        </Stack>
      </form>
    </WithRail>
  );
}
