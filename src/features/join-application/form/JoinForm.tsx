import { useEffect, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Button, InlineMessage, LiveRegion, Stack } from '#design';
import { FormProblems } from '#shared/form/FormProblems.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import type { Message } from '#shared/i18n/message.ts';
import { forAnonymous } from '#shared/page/forAnonymous.ts';
import { Submit } from '#shared/page/Submit.ts';
import { WithRail } from '#shared/page/WithRail.tsx';
import { selectSignedIn } from '#shared/session/sessionSlice.ts';
import { SignInLink } from '#shared/session/SignInLink.tsx';
import { selectJoin } from '../joinApplicationSlice';
import { ApplicationSteps } from '../ApplicationSteps';
import { PictureField } from '../picture/PictureField';
import { joinFields } from './joinFields';
import type { JoinDraft } from './joinDraft';
import { useJoinForm } from './useJoinForm';

export function JoinForm({ titleId }: { titleId: string }) {
  const { t } = useLanguage();
  const { shouldFocus, ...submission } = useSelector(selectJoin);
  const signedIn = useSelector(selectSignedIn);
  const element = useRef<HTMLFormElement>(null);
  const form = useJoinForm(element);
  const { values, problems, busy, edit } = form;
  const formId = useId();
  useEffect(() => {
    // The pressed button has disappeared, and the focus with it.
    if (shouldFocus) element.current?.querySelector('input')?.focus();
  }, [shouldFocus]);

  const idOf = (name: keyof JoinDraft) => `${formId}-${name}`;
  const problemOf = (name: keyof JoinDraft, details = {}): Message | undefined => {
    const phrase = problems[name];
    return phrase && { phrase, values: details };
  };
  const errorOf = (problem: Message | undefined) => problem && messageText(t, problem);
  const fields = joinFields.list.map(({ details, ...field }) => ({
    ...field,
    problem: problemOf(field.name, details?.(values[field.name])),
  }));
  const picture = { name: 'picture' as const, problem: problemOf('picture') };
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
            fields={[...fields, picture].map(({ name, problem }) => ({
              fieldId: idOf(name),
              problem,
            }))}
            submitCount={form.submitCount}
            {...submission}
          />
          {signedIn ? null : (
            <InlineMessage tone="info" action={<SignInLink />}>
              {t('join.anonymous')}
            </InlineMessage>
          )}
          {fields.map(({ Input, name, required, problem }) => (
            <Input
              key={name}
              id={idOf(name)}
              name={name}
              label={t(`join.${name}`)}
              mark={t(required ? 'common.required' : 'join.optional')}
              required={required}
              value={values[name]}
              readOnly={busy}
              error={errorOf(problem)}
              onChange={(value) => edit(name, value)}
            />
          ))}
          <PictureField
            id={idOf('picture')}
            control={form.control}
            error={errorOf(picture.problem)}
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
