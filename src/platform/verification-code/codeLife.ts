/** How long a code is valid (specification 9). Minutes. */
export const CODE_LIFE_MINUTES = 5;

/** The same; ms. */
export const CODE_LIFE_MS = CODE_LIFE_MINUTES * 60_000;
