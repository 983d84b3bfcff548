/** A name without the marks that isolate its direction; speech and search need none. */
export const plainName = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '');
