import type { Page } from '@playwright/test';
import { en_US } from '#translations/en_US.ts';
import type { Phrases } from '#translations/phrases.ts';
import { readQrCode } from '../fixtures/readQrCode';

/**
 * The QR side of the sign-in dialog of one page; finds its controls by their names in a language.
 */
export class QrPanel {
  constructor(
    readonly page: Page,
    private readonly words: Phrases = en_US,
  ) {}

  async open(locale: string, path = '/login/index?loginMode=2') {
    await this.page.goto(`${path}${path.includes('?') ? '&' : '?'}sxz-lang=${locale}`);
    await this.code.waitFor();
  }

  get dialog() {
    return this.page.getByRole('dialog').first();
  }
  get code() {
    return this.page.getByRole('img', { name: this.words['qr.image'] });
  }
  get group() {
    return this.page.getByRole('group', { name: this.words['qr.toQr'] });
  }
  button(key: keyof Phrases) {
    return this.page.getByRole('button', { name: this.words[key], exact: true });
  }
  news(key: keyof Phrases) {
    return this.page.getByRole('status').filter({ hasText: this.words[key] });
  }
  get question() {
    return this.page.getByRole('alertdialog');
  }

  /**
   * What a phone's camera reads on the screen.
   * @throws if the code cannot be read
   */
  async read(): Promise<URL> {
    return new URL(readQrCode(await this.group.screenshot()));
  }

  /** The session of the shown code, as the phone learns it. */
  async session(): Promise<string> {
    return (await this.read()).searchParams.get('sessionId') ?? '';
  }
}
