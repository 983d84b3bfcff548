/** The dialog of the slider, and what stands for it while its code loads; px. */
export const SLIDER_SIZE = { width: 400, height: 520 } as const;
