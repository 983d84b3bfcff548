import type { ComponentType } from 'react';
import { lazy, mixed, object, string } from 'yup';
import type { Schema, TestContext } from 'yup';
import type { PhraseKey } from '#translations/phrases.ts';
import { displayText } from '#lib/text/displayText.ts';
import type { Message } from '#shared/i18n/message.ts';
import type { PlainPhraseKey, Translate } from '#shared/i18n/translator.ts';

/** What every input of a form gets. The form marks in the label whether the field is required. */
export interface InputProps {
  id?: string;
  label: string;
  mark?: string;
  name: string;
  required: boolean;
  value: string;
  readOnly: boolean;
  error: string | undefined;
  onChange(value: string): void;
}

export interface Field<
  Sent,
  IsRequired extends boolean = true,
  Props extends InputProps = InputProps,
> {
  label: PlainPhraseKey;
  required: IsRequired;
  /** Checks a value that is not blank, of a required field any. Its messages are phrase keys. */
  schema: Schema;
  /** What the messages of the schema say about the value. */
  details?(entry: string): Record<string, string | number>;
  /** What is sent. */
  normalize(entry: string): Sent;
  /** A value in a stored draft or an earlier answer; the one of a new form if it is unfit. */
  read(value: unknown): string;
  /** The value for people; without it the value itself. */
  text?(t: Translate, entry: string): string;
  Input: ComponentType<Props>;
}

/** The fields of a request body, in their order: one that is missing or optional by mistake does not compile. */
type FieldsOf<Body extends object> = {
  [Name in keyof Body]-?: Field<
    NonNullable<Body[Name]>,
    Record<never, never> extends Pick<Body, Name> ? false : true
  >;
};

/**
 * A text whose rule is a function, because something else applies it too, such as the field while
 * typing or the mock. It returns the phrase key of a problem.
 */
export function checkedText(problemOf: (text: string) => PhraseKey | undefined) {
  return string()
    .ensure()
    .test('checked', (text: string, context: TestContext) => {
      const problem = problemOf(text);
      return problem === undefined || context.createError({ message: problem });
    });
}

/**
 * What follows from the fields of a form: their list, the validation, values of a draft, and the
 * body, which omits optional fields that are blank.
 */
export function formFields<Body extends object>(fields: FieldsOf<Body>) {
  type Name = Extract<keyof Body, string>;
  type Values = Record<Name, string>;
  const list = (Object.entries(fields) as [Name, Field<unknown, boolean>][]).map(
    ([name, field]) => ({ name, ...field }),
  );
  type Entry = (typeof list)[number];
  const perField = <Value>(entries: readonly Entry[], valueOf: (field: Entry) => Value) =>
    Object.fromEntries(entries.map((field) => [field.name, valueOf(field)])) as Record<Name, Value>;
  const isOmitted = ({ required }: Entry, entry = '') => !required && entry.trim() === '';
  return {
    list,
    schema: object(
      perField(list, (field) =>
        lazy((entry?: string) => (isOmitted(field, entry) ? mixed() : field.schema)),
      ),
    ),
    /** The values of a stored draft or an earlier answer, without unfit ones. */
    read: (record: Readonly<Record<string, unknown>>): Values =>
      perField(list, ({ name, read }) => read(record[name])),
    /** The problem of a field, or of what the form has beside the fields, with its details. */
    messageOf: (
      name: string,
      problem: PhraseKey | undefined,
      values: Values,
    ): Message | undefined =>
      problem && {
        phrase: problem,
        values: list.find((field) => field.name === name)?.details?.(values[name as Name]) ?? {},
      },
    /** Label and text of each value, for people. */
    rowsOf: (t: Translate, values: Values) =>
      list.map(
        ({ name, label, text }) =>
          [label, text ? text(t, values[name]) : displayText(values[name], '', 500)] as const,
      ),
    sent: (entries: Values): Body =>
      perField(
        list.filter((field) => !isOmitted(field, entries[field.name])),
        ({ name, normalize }) => normalize(entries[name]),
      ) as Body,
  };
}
