/** Conditions of `@media`, which cannot read tokens: custom properties do not exist there. */

/** Phones held upright, and windows as narrow. */
export const narrow = '(max-width: 37.5rem)';

/** Where two columns of a dialog no longer fit. */
export const oneColumn = '(max-width: 58rem)';

/** Room for the contents beside an agreement's text. */
export const besideText = '(min-width: 75rem)';

/** Room for a notice beside a dialog that is as wide as the sign-in dialog. */
export const besideDialog = '(min-width: 80rem)';

/** Fingers, which need larger targets than a pointer. */
export const coarse = '(pointer: coarse)';
