import type { Page } from '@playwright/test';

/**
 * Changes every text of the page as Chromium's translator does: each text moves into two nested
 * `font` elements.
 * @param before text that is put in front of each old text
 */
export async function translate(page: Page, before = ''): Promise<void> {
  await page.evaluate((added) => {
    const texts = document.createNodeIterator(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (node.textContent?.trim() && !node.parentElement?.closest('script,style,option,font'))
        found.push(node as Text);
    }
    for (const text of found) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')];
      inner.textContent = added + text.textContent;
      outer.append(inner);
      text.replaceWith(outer);
    }
  }, before);
}
