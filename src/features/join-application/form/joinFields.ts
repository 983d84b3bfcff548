import type { ComponentType } from 'react';
import { object, string } from 'yup';
import type { Schema } from 'yup';
import type { PhraseKey } from '#translations/phrases.ts';
import { textOf } from '#lib/object/jsonText.ts';
import {
  codeInReason,
  normaliseReason,
  REASON_LIMIT,
  reasonProblem,
} from '#lib/text/joinReason.ts';
import {
  normaliseRealName,
  REAL_NAME_LIMIT,
  realNameProblem,
  refusedCharacters,
} from '#lib/text/realName.ts';
import type { BodyOf } from '#shared/api/contract/contractTypes.ts';
import { checkedText } from '#shared/form/checkedText.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { GenderField, RealNameField, ReasonField } from './joinInputs';
import type { JoinInputProps } from './joinInputs';

/** What the application contains, apart from the academy and the picture. */
type SubmittedFields = Required<Omit<BodyOf<'submitApplication'>, 'tenantId' | 'imageId'>>;
type JoinFieldName = keyof SubmittedFields;
/** The values that the user entered, unparsed. */
export type JoinValues = Record<JoinFieldName, string>;

interface JoinField<Value extends string> {
  /** Its messages are phrase keys. The mock checks name and reason by the same functions. */
  schema: Schema;
  /** What the messages of the schema say about the value. */
  details?(entered: string): Record<string, string | number>;
  /** What is sent. */
  normalise(entered: string): Value;
  /** A value in a stored draft or an earlier application; empty if it is unfit. */
  read(stored: unknown): string;
  /** A sent value for people; without it the value itself. */
  text?(t: Translate, sent: string): string;
  Input: ComponentType<JoinInputProps>;
}

const GENDERS = ['male', 'female'] as const;
type Gender = (typeof GENDERS)[number];

const genderOf = (stored: unknown): Gender | undefined => GENDERS.find((each) => each === stored);

/**
 * The fields in their order. Values, draft, validation, what is sent and the rows of the outcome
 * follow from them; a field of the contract that is missing here does not compile.
 */
const joinFields: { [Name in JoinFieldName]: JoinField<SubmittedFields[Name]> } = {
  realName: {
    schema: checkedText(realNameProblem),
    details: (entered) => ({ limit: REAL_NAME_LIMIT, characters: refusedCharacters(entered) }),
    normalise: normaliseRealName,
    read: textOf,
    Input: RealNameField,
  },
  gender: {
    schema: string().required('join.gender.empty' satisfies PhraseKey),
    normalise: (entered) => entered as Gender,
    read: (stored) => genderOf(stored) ?? '',
    text: (t, sent) => {
      const gender = genderOf(sent);
      return gender === undefined ? '' : t(`join.gender.${gender}`);
    },
    Input: GenderField,
  },
  reason: {
    schema: checkedText(reasonProblem),
    details: (entered) => ({ limit: REASON_LIMIT, code: codeInReason(entered) }),
    normalise: normaliseReason,
    read: textOf,
    Input: ReasonField,
  },
};

const entries = Object.entries(joinFields) as [JoinFieldName, JoinField<string>][];
const perField = <Value>(valueOf: (field: JoinField<string>, name: JoinFieldName) => Value) =>
  Object.fromEntries(entries.map(([name, field]) => [name, valueOf(field, name)])) as Record<
    JoinFieldName,
    Value
  >;

export const joinFieldList = entries.map(([name, field]) => ({ name, ...field }));

export const joinFormSchema = object(perField(({ schema }) => schema));

/** The values of a stored draft or an earlier application, without unfit ones. */
export const readValues = (stored: Readonly<Record<string, unknown>>): JoinValues =>
  perField(({ read }, name) => read(stored[name]));

export const sentValues = (entered: JoinValues) =>
  perField(({ normalise }, name) => normalise(entered[name])) as SubmittedFields;
