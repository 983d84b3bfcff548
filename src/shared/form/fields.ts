import type { ComponentType } from 'react';
import { lazy, mixed, object } from 'yup';
import type { Schema } from 'yup';
import type { Translate } from '#shared/i18n/translator.ts';

/** What every input of a form gets; `mark` says whether the field is required. */
export interface InputProps {
  id: string;
  label: string;
  mark: string;
  name: string;
  required: boolean;
  value: string;
  readOnly: boolean;
  error: string | undefined;
  onChange(value: string): void;
}

interface Field<Value extends string, IsRequired extends boolean> {
  required: IsRequired;
  /** Checks a value that is not blank, of a required field any. Its messages are phrase keys. */
  schema: Schema;
  /** What the messages of the schema say about the value. */
  details?(entered: string): Record<string, string | number>;
  /** What is sent. */
  normalize(entered: string): Value;
  /** A value in a stored draft or an earlier answer; empty if it is unfit. */
  read(stored: unknown): string;
  /** A sent value for people; without it the value itself. */
  text?(t: Translate, sent: string): string;
  Input: ComponentType<InputProps>;
}

/** The fields of a request body, in their order: one that is missing or optional by mistake does not compile. */
export type FieldsOf<Body extends Partial<Record<keyof Body, string>>> = {
  [Name in keyof Body]-?: Field<
    NonNullable<Body[Name]>,
    Record<never, never> extends Pick<Body, Name> ? false : true
  >;
};

/**
 * What follows from the fields of a form: their list, the validation, values of a draft, and the
 * body, which omits optional fields that are blank.
 */
export function formFields<Body extends Partial<Record<keyof Body, string>>>(
  fields: FieldsOf<Body>,
) {
  type Name = Extract<keyof Body, string>;
  type Values = Record<Name, string>;
  const list = (Object.entries(fields) as [Name, Field<string, boolean>][]).map(
    ([name, field]) => ({ name, ...field }),
  );
  type Entry = (typeof list)[number];
  const perField = <Value>(entries: readonly Entry[], valueOf: (field: Entry) => Value) =>
    Object.fromEntries(entries.map((field) => [field.name, valueOf(field)])) as Record<Name, Value>;
  const isOmitted = ({ required }: Entry, entered = '') => !required && entered.trim() === '';
  return {
    list,
    schema: object(
      perField(list, (field) =>
        lazy((entered?: string) => (isOmitted(field, entered) ? mixed() : field.schema)),
      ),
    ),
    /** The values of a stored draft or an earlier answer, without unfit ones. */
    read: (stored: Readonly<Record<string, unknown>>): Values =>
      perField(list, ({ name, read }) => read(stored[name])),
    sent: (entered: Values): Body =>
      perField(
        list.filter((field) => !isOmitted(field, entered[field.name])),
        ({ name, normalize }) => normalize(entered[name]),
      ) as Body,
  };
}
