import { readOrUndefined } from './visitorLocale';

/** Reads a data element of the page, in few bytes. */
export const pageJson = (id: string): unknown =>
  readOrUndefined(
    () =>
      JSON.parse(
        `${document.querySelector(`script[type="application/json"]#${id}`)?.textContent}`,
      ) as unknown,
  );
