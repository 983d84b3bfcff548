/**
 * Sizes of the slider's dialog and of its placeholder while its code loads; px. Beside spacing and
 * border, a picture of 320 or 640 natural pixels is scaled by whole numbers.
 */
export const SLIDER_SIZE = { width: 402, height: 520 } as const;
