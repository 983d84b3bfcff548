import { useEffect, useId, useRef } from 'react';
import { useSelector } from 'react-redux';
import { Button, InlineMessage, LiveRegion, Stack } from '#design';
import { FieldInput } from '#shared/form/FieldInput.tsx';
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
  const problemOf = (name: keyof JoinDraft) => joinFields.messageOf(name, problems[name], values);
  const errorOf = (name: keyof JoinDraft) => {
    const problem = problemOf(name);
    return problem && messageText(t, problem);
  };
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
            fields={[...joinFields.list.map(({ name }) => name), 'picture' as const].map(
              (name) => ({
                fieldId: idOf(name),
                problem: problemOf(name),
              }),
            )}
            submitCount={form.submitCount}
            {...submission}
          />
          {signedIn ? null : (
            <InlineMessage tone="info" action={<SignInLink />}>
              {t('join.anonymous')}
            </InlineMessage>
          )}
          {joinFields.list.map((field) => (
            <FieldInput
              key={field.name}
              field={field}
              id={idOf(field.name)}
              value={values[field.name]}
              readOnly={busy}
              error={errorOf(field.name)}
              onChange={(value) => edit(field.name, value)}
            />
          ))}
          <PictureField
            id={idOf('picture')}
            control={form.control}
            error={errorOf('picture')}
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
