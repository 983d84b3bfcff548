import type { Page } from '@playwright/test';

/** Finds links that give a parameter twice, which is read as not given. Returns their addresses. */
export async function repeatedParameters(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ href }) => {
        const names = [...new URL(href).searchParams.keys()];
        return new Set(names).size < names.length;
      })
      .map(({ href }) => `${href} repeats a parameter`),
  );
}
