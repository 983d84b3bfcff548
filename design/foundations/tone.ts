/** The meaning of a message; it selects colors and an icon, not the text. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';
