import { Fragment, useEffect, useId, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { string } from 'yup';
import { Button, InlineMessage, LiveRegion, Stack } from '#design';
import { FieldInput } from '#shared/form/FieldInput.tsx';
import { FormProblems } from '#shared/form/FormProblems.tsx';
import { useLanguage } from '#shared/i18n/LanguageProvider.tsx';
import { messageText } from '#shared/i18n/message.ts';
import { useKept } from '#shared/session/dialogDraft.ts';
import { Submit } from '#shared/page/Submit.ts';
import { WithRail } from '#shared/page/WithRail.tsx';
import { AcademiesPart } from './AcademiesPart';
import { AssignmentSummary } from './AssignmentSummary';
import { academiesSelected, participantsSelected, selectAssignment } from './assignmentSlice';
import { LazyAcademyPicker, LazyParticipantPicker } from '../pickers/lazyPickers';
import { ManagementScope } from './ManagementScope';
import { ParticipantsPart } from './ParticipantsPart';
import { assignmentFields } from './assignmentFields';
import { ASSIGNMENT_FIELDS } from './assignmentSchema';
import type { AssignmentField } from './assignmentSchema';
import { useAssignmentForm } from './useAssignmentForm';

const pickerSchema = string<'participants' | 'academies'>()
  .strict()
  .oneOf(['participants', 'academies']);

/** The picker that is open. Outside of the form, because it has forms of its own. */
function Picker({ of, onClose }: { of: 'participants' | 'academies'; onClose: () => void }) {
  const dispatch = useDispatch();
  const { selection, scope, academies } = useSelector(selectAssignment);
  return of === 'academies' ? (
    <LazyAcademyPicker
      start={academies}
      onDismiss={onClose}
      onSelected={(rows) => {
        onClose();
        dispatch(academiesSelected(rows));
      }}
    />
  ) : (
    <LazyParticipantPicker
      start={{ selection, scope }}
      onDismiss={onClose}
      onSelected={(draft) => {
        onClose();
        dispatch(participantsSelected(draft));
      }}
    />
  );
}

export function AssignForm({ titleId }: { titleId: string }) {
  const { t } = useLanguage();
  const { shouldFocus, quotaUsedUp, ...submission } = useSelector(selectAssignment);
  const form = useAssignmentForm();
  const { values, busy, edit, problemOf } = form;
  const id = useId();
  const idOf = (field: string) => `${id}-${field}`;
  const errorOf = (field: AssignmentField) => {
    const problem = problemOf(field);
    return problem && messageText(t, problem);
  };
  const [picker, setPicker] = useKept('picker', pickerSchema, undefined);
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // The button that led here is gone, and the focus with it.
    if (shouldFocus) element.current?.querySelector('input')?.focus();
  }, [shouldFocus]);
  return (
    <>
      <WithRail title={t('assign.summary')} rail={<AssignmentSummary values={values} />} wideOnly>
        <form ref={element} noValidate aria-labelledby={titleId} onSubmit={form.handleSubmit}>
          <Stack gap="6">
            <FormProblems
              titles={{ notSent: t('assign.notSent'), uncertain: t('assign.uncertain') }}
              advice={{ notSent: t('assign.kept'), uncertain: t('assign.uncertain.text') }}
              fields={ASSIGNMENT_FIELDS.map((field) => ({
                fieldId: idOf(field),
                problem: problemOf(field),
              }))}
              submitCount={form.submitCount}
              {...submission}
            />
            {assignmentFields.list.map((field) => (
              <Fragment key={field.name}>
                <FieldInput
                  field={field}
                  id={idOf(field.name)}
                  value={values[field.name]}
                  readOnly={busy}
                  error={errorOf(field.name)}
                  onChange={(value) => edit(field.name, value)}
                />
                {field.name === 'visibility' && values.visibility === 'areas' ? (
                  <AcademiesPart
                    buttonId={idOf('academies')}
                    error={errorOf('academies')}
                    busy={busy}
                    onChoose={() => busy || setPicker('academies')}
                  />
                ) : null}
              </Fragment>
            ))}
            <ManagementScope busy={busy} />
            <ParticipantsPart
              buttonId={idOf('participants')}
              error={errorOf('participants')}
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
