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
import { checkedText } from '#shared/form/checkedText.ts';
import { formFields } from '#shared/form/fields.ts';
import { GenderField, RealNameField, ReasonField } from './joinInputs';

/** What the form says about the applicant: the body without the academy and the picture. */
type Applicant = Omit<BodyOf<'submitApplication'>, 'tenantId' | 'imageId'>;
/** The values that the user entered, unparsed. */
export type JoinValues = Record<keyof Applicant, string>;

const GENDERS = ['male', 'female'] as const;
type Gender = (typeof GENDERS)[number];

const genderOf = (stored: unknown): Gender | undefined => GENDERS.find((each) => each === stored);

/** The mock checks name and reason by the same functions. */
export const joinFields = formFields<Applicant>({
  realName: {
    required: true,
    schema: checkedText(realNameProblem),
    details: (entered) => ({ limit: REAL_NAME_LIMIT, characters: refusedCharacters(entered) }),
    normalize: normalizeRealName,
    read: textOf,
    Input: RealNameField,
  },
  gender: {
    required: true,
    schema: string().required('join.gender.empty' satisfies PhraseKey),
    normalize: (entered) => entered as Gender,
    read: (stored) => genderOf(stored) ?? '',
    text: (t, sent) => {
      const gender = genderOf(sent);
      return gender === undefined ? '' : t(`join.gender.${gender}`);
    },
    Input: GenderField,
  },
  reason: {
    required: true,
    schema: checkedText(reasonProblem),
    details: (entered) => ({ limit: REASON_LIMIT, code: codeInReason(entered) }),
    normalize: normalizeReason,
    read: textOf,
    Input: ReasonField,
  },
});
