import { useEffect, useId, useRef, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  Button,
  ErrorSummary,
  InlineMessage,
  LiveRegion,
  RadioGroup,
  Stack,
  TextField,
} from '#design';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { Submit } from '#shared/page/Submit.ts';
import { WithRail } from '#shared/page/WithRail.tsx';
import { useErrorTitle } from '#shared/page/useErrorTitle.ts';
import { AcademiesPart } from './AcademiesPart';
import { AssignmentSummary } from './AssignmentSummary';
import { academiesChosen, participantsChosen, selectAssignment } from '../assignmentSlice';
import { LazyAcademyPicker, LazyParticipantPicker } from '../lazyPickers';
import { ManagementScope } from './ManagementScope';
import { ParticipantsPart } from './ParticipantsPart';
import { useAssignmentForm } from './useAssignmentForm';
import type { AssignmentForm } from './useAssignmentForm';

/**
 * Why nothing was assigned: missing fields, or the service's answer. Takes the focus with each try.
 */
function Problems({ form, idOf }: { form: AssignmentForm; idOf: (field: string) => string }) {
  const { t } = useLanguage();
  const { problem, uncertain, failures } = useSelector(selectAssignment);
  const { errors, isIncomplete, submitCount } = form;
  useErrorTitle(errors.length > 0 || problem !== null || uncertain);
  if (errors.length > 0) {
    const items = errors.map(({ field, text }) => ({ fieldId: idOf(field), text }));
    return (
      <ErrorSummary
        key="fields"
        attempt={submitCount}
        title={t(isIncomplete ? 'common.fillRequired' : 'common.correctFields')}
        items={items}
      />
    );
  }
  if (problem === null && !uncertain) return null;
  return (
    <ErrorSummary attempt={failures} title={t(uncertain ? 'assign.uncertain' : 'assign.notSent')}>
      {problem === null ? null : <bdi>{messageText(t, problem)}</bdi>}
      <div>{t(uncertain ? 'assign.uncertain.text' : 'assign.kept')}</div>
    </ErrorSummary>
  );
}

/** The picker that is open. Outside of the form, because it has forms of its own. */
function Picker({ of, onClose }: { of: 'participants' | 'academies'; onClose: () => void }) {
  const dispatch = useDispatch();
  const { selection, scope, academies } = useSelector(selectAssignment);
  return of === 'academies' ? (
    <LazyAcademyPicker
      start={academies}
      onDismiss={onClose}
      onChosen={(chosen) => {
        onClose();
        dispatch(academiesChosen(chosen));
      }}
    />
  ) : (
    <LazyParticipantPicker
      start={{ selection, scope }}
      onDismiss={onClose}
      onChosen={(chosen) => {
        onClose();
        dispatch(participantsChosen(chosen));
      }}
    />
  );
}

export function AssignForm({ titleId }: { titleId: string }) {
  const { t } = useLanguage();
  const { shouldFocus, quotaUsedUp } = useSelector(selectAssignment);
  const form = useAssignmentForm();
  const { values, busy, edit, textOf } = form;
  const id = useId();
  const idOf = (field: string) => `${id}-${field}`;
  const [picker, setPicker] = useState<'participants' | 'academies'>();
  const contentInput = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The button that led here is gone, and the focus with it.
    if (shouldFocus) contentInput.current?.focus();
  }, [shouldFocus]);
  return (
    <>
      <WithRail title={t('assign.summary')} rail={<AssignmentSummary {...values} />} wideOnly>
        <form noValidate aria-labelledby={titleId} onSubmit={form.handleSubmit}>
          <Stack gap="6">
            <Problems form={form} idOf={idOf} />
            <TextField
              ref={contentInput}
              id={idOf('content')}
              label={t('assign.content')}
              mark={t('common.required')}
              hint={t('assign.content.hint')}
              name="content"
              autoComplete="off"
              aria-required
              dir={values.content === '' ? undefined : 'auto'}
              value={values.content}
              readOnly={busy}
              error={textOf('content')}
              onChange={(event) => edit('content', event.target.value)}
            />
            <RadioGroup
              label={t('assign.visibility')}
              name="visibility"
              options={[
                { value: 'all', label: t('assign.visibility.all') },
                { value: 'academy', label: t('assign.visibility.academy') },
                { value: 'areas', label: t('assign.visibility.areas') },
              ]}
              value={values.visibility}
              onChange={(visibility) => edit('visibility', visibility)}
            />
            {values.visibility === 'areas' ? (
              <AcademiesPart
                buttonId={idOf('academies')}
                error={textOf('academies')}
                busy={busy}
                onChoose={() => busy || setPicker('academies')}
              />
            ) : null}
            <RadioGroup
              label={t('assign.certificate')}
              name="certificate"
              options={[
                { value: 'issued', label: t('assign.certificate.issued') },
                { value: 'notIssued', label: t('assign.certificate.notIssued') },
              ]}
              value={values.certificate ? 'issued' : 'notIssued'}
              onChange={(choice) => edit('certificate', choice === 'issued')}
            />
            <ManagementScope busy={busy} />
            <ParticipantsPart
              buttonId={idOf('participants')}
              error={textOf('participants')}
              busy={busy}
              onChoose={() => busy || setPicker('participants')}
            />
            {quotaUsedUp ? <InlineMessage tone="warning">{t('assign.quota')}</InlineMessage> : null}
            <Submit>
              <Button type="submit" variant="primary" size="large" loading={busy}>
                {t('assign.submit')}
              </Button>
            </Submit>
            <LiveRegion visuallyHidden>{busy ? t('assign.submitting') : ''}</LiveRegion>
          </Stack>
        </form>
      </WithRail>
      {picker === undefined ? null : <Picker of={picker} onClose={() => setPicker(undefined)} />}
    </>
  );
}
