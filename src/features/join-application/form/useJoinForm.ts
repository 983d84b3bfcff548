import { useFormik } from 'formik';
import type { FormikErrors } from 'formik';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMounted } from '#design/foundations/useMounted.ts';
import type { PhraseKey } from '#translations/phrases.ts';
import { normaliseReason } from '#lib/text/joinReason.ts';
import { normaliseRealName } from '#lib/text/realName.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import type { Environment } from '#shared/browser/environment.ts';
import { applicationSubmitted, selectJoin } from '../joinApplicationSlice';
import { BLANK_DRAFT, saveDraft, readDraft } from './joinDraft';
import type { Gender, JoinDraft } from './joinDraft';
import type { Application } from '../joinEndpoints';
import { joinFormSchema } from './joinFormSchema';
import type { JoinValues } from './joinFormSchema';
import type { PictureState } from '../picture/pictureState';
import { usePicture } from '../picture/usePicture';

/** The form's initial values: the stored draft, else those of a refused application. */
function firstDraft(environment: Environment, refused: Application | null): JoinDraft {
  const { realName = '', gender = '', reason = '' } = refused ?? BLANK_DRAFT;
  return readDraft(environment) ?? { realName, gender, reason, picture: undefined };
}

/** The picture's problem that prevents sending, so that no one believes that it was sent. */
function pictureProblem({
  picture,
  isReading,
  problem,
}: Pick<PictureState, 'picture' | 'isReading' | 'problem'>): PhraseKey | undefined {
  if (isReading || picture.status === 'uploading') return 'join.picture.wait';
  if (picture.status === 'failed') return 'join.picture.unfinished';
  return picture.status === 'none' ? problem : undefined;
}

/**
 * The form's values, validation and picture. Formik holds the values and the problems that the last
 * submit found; an edit clears its field's problem. The tab stores the values, because signing in
 * reloads the page.
 */
export function useJoinForm(element: RefObject<HTMLFormElement | null>) {
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const { application } = useSelector(selectJoin);
  // Pre-rendered markup is blank. What was typed into it so far is taken up below.
  const isMounted = useMounted();
  const [first] = useState(() => (isMounted ? firstDraft(environment, application) : BLANK_DRAFT));
  const [isFilled, setFilled] = useState(isMounted);
  const control = usePicture(first.picture);
  const { picture } = control;
  const uploaded = picture.status === 'uploaded' ? picture.uploaded : undefined;
  const blocking = pictureProblem(control);

  const form = useFormik<JoinValues>({
    initialValues: { realName: first.realName, gender: first.gender, reason: first.reason },
    validationSchema: joinFormSchema,
    validate: () => (blocking === undefined ? {} : { picture: blocking }),
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: ({ realName, gender, reason }, { setSubmitting }) => {
      setSubmitting(false);
      dispatch(
        applicationSubmitted({
          realName: normaliseRealName(realName),
          gender: gender as Gender,
          reason: normaliseReason(reason),
          imageId: uploaded?.imageId ?? '',
        }),
      );
    },
  });
  const { values, setFieldError, setFieldValue, setValues, submitCount, handleSubmit } = form;
  const errors: FormikErrors<JoinDraft> = form.errors;

  useLayoutEffect(() => {
    if (isFilled || element.current === null) return;
    const draft = firstDraft(environment, application);
    const typed = new FormData(element.current);
    const take = (name: keyof JoinValues) => String(typed.get(name) || draft[name]);
    void setValues(
      { realName: take('realName'), gender: take('gender') as Gender, reason: take('reason') },
      false,
    );
    if (draft.picture) control.restore(draft.picture);
    // oxlint-disable-next-line react/set-state-in-effect -- only the DOM has what was typed before
    setFilled(true);
  }, [isFilled, element, environment, application, setValues, control]);

  useEffect(() => {
    if (isFilled) saveDraft(environment, { ...values, picture: uploaded });
  }, [isFilled, environment, values, uploaded]);

  const edit = (name: keyof JoinValues) => (value: string) => {
    setFieldError(name, undefined);
    void setFieldValue(name, value, false);
  };
  return {
    values,
    // The picture's problem changes by itself, such as with a finished upload.
    errors: { ...errors, picture: errors.picture === undefined ? undefined : blocking },
    submitCount,
    control,
    edit,
    handleSubmit,
  };
}
