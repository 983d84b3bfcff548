import type { Page } from '@playwright/test';
import { en_US } from '#translations/en_US.ts';
import type { Phrases } from '#translations/phrases.ts';

/** Addresses of the texts, in any namespace. */
export const TEXTS = /\/open\/agreements\/(service|privacy)\//;

/** The page of an agreement; finds its controls by their names in a language. */
export class AgreementPage {
  constructor(
    readonly page: Page,
    private readonly words: Phrases = en_US,
  ) {}

  async open(locale: string, path = '/service') {
    await this.page.goto(`${path}?sxz-lang=${locale}`);
    await this.title.waitFor();
  }

  /** Answers every request for a text with this HTML. */
  async answerWith(html: string) {
    await this.page.route(TEXTS, (route) =>
      route.fulfill({ contentType: 'text/html', body: html }),
    );
  }

  get title() {
    return this.page.getByRole('heading', { level: 1 });
  }
  get back() {
    return this.page.getByRole('link', { name: this.words['common.back'], exact: true });
  }
  get contents() {
    return this.page.getByRole('navigation', { name: this.words['protocol.contents'] });
  }
  get toggle() {
    return this.page.getByRole('button', { name: this.words['protocol.contents'] });
  }
  get current() {
    return this.contents.locator('[aria-current=location]');
  }
  get language() {
    return this.page.getByRole('combobox', { name: this.words['header.language'] });
  }
}
