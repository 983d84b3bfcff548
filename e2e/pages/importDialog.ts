import type { Page } from '@playwright/test';
import type { MockControl } from '#mock/client.ts';
import { en_US } from '#translations/en_US.ts';
import type { Phrases } from '#translations/phrases.ts';
import { AssignPage } from './assignPage';

/** The import dialog over the picker; finds its controls by their names in a language. */
export class ImportDialog {
  constructor(
    readonly page: Page,
    private readonly words: Phrases = en_US,
  ) {}

  /** Signs an administrator in and opens the dialog over the picker. */
  async open(locale: string, mock: MockControl) {
    await new AssignPage(this.page, this.words).openParticipants(mock, locale);
    await this.page
      .getByRole('button', { name: this.words['memberImport.title'], exact: true })
      .click();
    await this.dialog.waitFor();
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: this.words['memberImport.title'], exact: true });
  }
  button(key: keyof Phrases) {
    return this.dialog.getByRole('button', { name: this.words[key], exact: true });
  }
  text(key: keyof Phrases) {
    return this.dialog.getByText(this.words[key], { exact: true });
  }
  get progress() {
    return this.dialog.getByRole('progressbar', { name: this.words['memberImport.progress'] });
  }
  /** The file's number of accounts, once the service has checked them. */
  get accounts() {
    return this.text('memberImport.figure.total').locator('..');
  }

  async choose(name: string, buffer: Buffer) {
    const chooser = this.page.waitForEvent('filechooser');
    await this.button('memberImport.choose').click();
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
  }
}
