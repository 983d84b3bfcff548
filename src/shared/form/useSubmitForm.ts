import { useFormik } from 'formik';
import type { FormikErrors, FormikValues } from 'formik';
import { useEffect, useEffectEvent } from 'react';
import type { SubmitEvent } from 'react';
import type { PhraseKey } from '#translations/phrases.ts';

/** Phrase keys by field. */
export type Problems<Field extends PropertyKey> = Partial<Record<Field, PhraseKey>>;

interface SubmitFormOptions<Values, Field extends PropertyKey> {
  /** Its messages are phrase keys. */
  schema?: object;
  onSubmit: (values: Values) => void;
  initialValues: Values;
  /** Finds problems of what the form shows but does not hold, such as an upload. */
  validate?: (values: Values) => Problems<Field>;
  /** Whether submits are ignored, because one is in progress. */
  busy?: boolean;
  /** Called each time validation has refused a submit. */
  onRefused?: (problems: Problems<Field>) => void;
}

/**
 * A form that is validated when it is submitted, never while typing. Formik holds the values and
 * the problems that the last submit found; an edit clears its field's problem.
 */
export function useSubmitForm<
  Values extends FormikValues,
  Field extends PropertyKey = Extract<keyof Values, string>,
>({
  schema,
  onSubmit,
  initialValues,
  validate,
  busy = false,
  onRefused,
}: SubmitFormOptions<Values, Field>) {
  const form = useFormik<Values>({
    initialValues,
    validationSchema: schema,
    // Formik's type knows the names of values only.
    validate: (values) => validate?.(values) as FormikErrors<Values> | undefined,
    validateOnChange: false,
    validateOnBlur: false,
    onSubmit: (values, { setSubmitting }) => {
      setSubmitting(false);
      onSubmit(values);
    },
  });
  const { values, submitCount, isSubmitting, isValid } = form;
  const problems = form.errors as Problems<Field>;

  // Only a submit counts, not what becomes invalid later.
  const settle = useEffectEvent(() => {
    if (!isValid) onRefused?.(problems);
  });
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) settle();
  }, [submitCount, isSubmitting]);

  return {
    values,
    initialValues: form.initialValues,
    problems,
    submitCount,
    edit: <Name extends Extract<keyof Values, string>>(name: Name, value: Values[Name]) => {
      form.setFieldError(name, undefined);
      void form.setFieldValue(name, value, false);
    },
    setValues: (next: Values) => void form.setValues(next, false),
    /** Shows the problem of one field, and clears those of the others. */
    judge: async (name: Field): Promise<PhraseKey | undefined> => {
      const problem = ((await form.validateForm()) as Problems<Field>)[name];
      form.setErrors((problem === undefined ? {} : { [name]: problem }) as FormikErrors<Values>);
      return problem;
    },
    clearProblems: () => form.setErrors({}),
    /** Keeps the values and forgets that the form was submitted. */
    restart: () => form.resetForm({ values }),
    handleSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      if (busy) event.preventDefault();
      else form.handleSubmit(event);
    },
  };
}
