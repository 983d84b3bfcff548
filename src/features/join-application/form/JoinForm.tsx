import { useId, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useSelector } from 'react-redux';
import { Button, InlineMessage, LiveRegion, Stack } from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { forAnonymous } from '#shared/page/forAnonymous.ts';
import { Submit } from '#shared/page/Submit.ts';
import { WithRail } from '#shared/page/WithRail.tsx';
import { selectSignedIn } from '#shared/session/sessionSlice.ts';
import { SignInLink } from '#shared/session/SignInLink.tsx';
import { selectJoin } from '../joinApplicationSlice';
import { ApplicationSteps } from '../ApplicationSteps';
import { JoinFields } from './JoinFields';
import { JoinProblems } from './JoinProblems';
import { useJoinForm } from './useJoinForm';

export function JoinForm({ titleId }: { titleId: string }) {
  const { t } = useLanguage();
  const busy = useSelector(selectJoin).status === 'submitting';
  const signedIn = useSelector(selectSignedIn);
  const element = useRef<HTMLFormElement>(null);
  const form = useJoinForm(element);
  const formId = useId();
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    if (busy) event.preventDefault();
    else form.handleSubmit(event);
  };
  return (
    <WithRail title={t('join.steps')} rail={<ApplicationSteps state={undefined} />}>
      <form
        ref={element}
        noValidate
        aria-labelledby={titleId}
        onSubmit={handleSubmit}
        {...(signedIn ? {} : forAnonymous)}
      >
        <Stack gap="6">
          <JoinProblems formId={formId} form={form} />
          {signedIn ? null : (
            <InlineMessage tone="info" action={<SignInLink />}>
              {t('join.anonymous')}
            </InlineMessage>
          )}
          <JoinFields formId={formId} form={form} busy={busy} />
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
