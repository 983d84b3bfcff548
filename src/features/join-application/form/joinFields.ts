import { string } from 'yup';
import type { PhraseKey } from '#translations/phrases.ts';
import { textOf } from '#lib/object/jsonText.ts';
import {
  codeInReason,
  normalizeReason,
  REASON_LIMIT,
  reasonProblem,
} from '#lib/text/joinReason.ts';
import {
  normalizeRealName,
  REAL_NAME_LIMIT,
  realNameProblem,
  refusedCharacters,
} from '#lib/text/realName.ts';
import type { BodyOf } from '#shared/api/contract/contractTypes.ts';
import { choiceField } from '#shared/form/choiceField.tsx';
import { checkedText, formFields } from '#shared/form/fields.ts';
import { RealNameField, ReasonField } from './joinInputs';

/** What the form says about the applicant: the body without the academy and the picture. */
type Applicant = Omit<BodyOf<'submitApplication'>, 'tenantId' | 'imageId'>;
/** The values that the user entered, unparsed. */
export type JoinValues = Record<keyof Applicant, string>;

/** The mock checks name and reason by the same functions. */
export const joinFields = formFields<Applicant>({
  realName: {
    label: 'join.realName',
    required: true,
    schema: checkedText(realNameProblem),
    details: (entry) => ({ limit: REAL_NAME_LIMIT, characters: refusedCharacters(entry) }),
    normalize: normalizeRealName,
    read: textOf,
    Input: RealNameField,
  },
  gender: {
    label: 'join.gender',
    ...choiceField({ male: 'join.gender.male', female: 'join.gender.female' }, ''),
    schema: string().required('join.gender.empty' satisfies PhraseKey),
  },
  reason: {
    label: 'join.reason',
    required: true,
    schema: checkedText(reasonProblem),
    details: (entry) => ({ limit: REASON_LIMIT, code: codeInReason(entry) }),
    normalize: normalizeReason,
    read: textOf,
    Input: ReasonField,
  },
});
