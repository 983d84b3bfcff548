/** Sizes of the slider's dialog and of its placeholder while its code loads; px. */
export const SLIDER_SIZE = { width: 400, height: 520 } as const;
