/**
 * Conditions of `@media`, which cannot use tokens, because custom properties are not available
 * there.
 */

/** Phones, where a dialog is a sheet from edge to edge. */
export const phone = '(max-width: 30rem)';

/** Phones with space for the controls of a form, but not for every line beside them. */
export const lowPhone = `${phone} and (max-height: 43rem)`;

/** Phones in portrait orientation, and equally narrow windows. */
export const narrow = '(max-width: 37.5rem)';

/** Windows with space beside a dialog of the sign-in dialog's width for a round button. */
export const besideCard = '(min-width: 40rem)';

/** Windows in which two columns of a dialog no longer fit. */
export const oneColumn = '(max-width: 58rem)';

/** Windows with space for the contents list beside an agreement's text. */
export const besideText = '(min-width: 75rem)';

/** Windows with space for a notice beside a dialog of the sign-in dialog's width. */
export const besideDialog = '(min-width: 80rem)';

/** Touch, which needs larger targets than a pointer. */
export const coarse = '(pointer: coarse)';
