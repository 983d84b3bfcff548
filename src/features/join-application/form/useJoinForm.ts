import { useEffect, useLayoutEffect, useState } from 'react';
import type { RefObject } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useMounted } from '#design/foundations/useMounted.ts';
import type { PhraseKey } from '#translations/phrases.ts';
import { useEnvironment } from '#shared/browser/EnvironmentContext.tsx';
import type { Environment } from '#shared/browser/environment.ts';
import { useSubmitForm } from '#shared/form/useSubmitForm.ts';
import { applicationSubmitted, selectJoin } from '../joinApplicationSlice';
import { BLANK_DRAFT, saveDraft, readDraft } from './joinDraft';
import type { JoinDraft } from './joinDraft';
import type { Application } from '../joinEndpoints';
import { joinFields } from './joinFields';
import type { JoinValues } from './joinFields';
import type { PictureState } from '../picture/pictureState';
import { usePicture } from '../picture/usePicture';

/** The form's initial values: the stored draft, else those of a refused application. */
function firstDraft(environment: Environment, refusal: Application | null): JoinDraft {
  return readDraft(environment) ?? { ...joinFields.read(refusal ?? {}), picture: undefined };
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
 * The form's values, validation and picture. The tab stores the values, because signing in reloads
 * the page.
 */
export function useJoinForm(element: RefObject<HTMLFormElement | null>) {
  const dispatch = useDispatch();
  const environment = useEnvironment();
  const { application, status } = useSelector(selectJoin);
  // Pre-rendered markup is blank. What was typed into it so far is taken up below.
  const [isFilled, setFilled] = useState(useMounted());
  const [draft] = useState(() => firstDraft(environment, application));
  const first = isFilled ? draft : BLANK_DRAFT;
  const control = usePicture(first.picture);
  const { picture } = control;
  const upload = picture.status === 'uploaded' ? picture.uploaded : undefined;
  const blocking = pictureProblem(control);
  const busy = status === 'submitting';
  const form = useSubmitForm<JoinValues, keyof JoinDraft>({
    initialValues: joinFields.read({ ...first }),
    schema: joinFields.schema,
    validate: () => (blocking === undefined ? {} : { picture: blocking }),
    busy,
    onSubmit: (values) =>
      dispatch(
        applicationSubmitted({ ...joinFields.sent(values), imageId: upload?.imageId ?? '' }),
      ),
  });
  const { values, problems, setValues } = form;

  useLayoutEffect(() => {
    if (isFilled || element.current === null) return;
    const entries = [...new FormData(element.current)].filter(([, value]) => value !== '');
    setValues(joinFields.read({ ...draft, ...Object.fromEntries(entries) }));
    if (draft.picture) control.restore(draft.picture);
    // oxlint-disable-next-line react/set-state-in-effect -- only the DOM has what was typed before
    setFilled(true);
  }, [isFilled, element, draft, setValues, control]);

  useEffect(() => {
    if (isFilled) saveDraft(environment, { ...values, picture: upload });
  }, [isFilled, environment, values, upload]);

  return {
    ...form,
    busy,
    // The picture's problem changes by itself, such as with a finished upload.
    problems: { ...problems, picture: problems.picture === undefined ? undefined : blocking },
    control,
  };
}
