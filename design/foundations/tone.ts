/** What a message means; it picks colours and an icon, never the words. */
export type Tone = 'info' | 'success' | 'warning' | 'danger';
