import { number, object, string } from 'yup';
import { looseText } from '#lib/text/looseText.ts';

/** A token answer; only the access token is required. */
export const tokenGrantSchema = object({
  access_token: string().strict().required(),
  refresh_token: looseText().default(''),
  expires_in: number()
    .transform((_cast, original: unknown) =>
      typeof original === 'number' && original >= 1 ? original : undefined,
    )
    .optional(),
  user_id: looseText(),
  schoolId: looseText(),
});
