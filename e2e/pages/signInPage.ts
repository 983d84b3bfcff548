import type { Page } from '@playwright/test';
import { en_US } from '#translations/en_US.ts';
import type { Phrases } from '#translations/phrases.ts';

/** The sign-in dialog of one page; finds its controls by their names in a language. */
export class SignInPage {
  constructor(
    readonly page: Page,
    private readonly words: Phrases = en_US,
  ) {}

  private named(role: 'button' | 'textbox' | 'link' | 'menuitem', key: keyof Phrases) {
    return this.page.getByRole(role, { name: this.words[key], exact: true });
  }

  async open(locale: string, path = '/login/index') {
    await this.page.goto(`${path}${path.includes('?') ? '&' : '?'}sxz-lang=${locale}`);
    await this.dialog.waitFor();
    // The dialog exists before its code has loaded; firstScreen.spec.ts tests that phase.
    await this.page.waitForFunction(() => !window.earlyPage || window.earlyPage.isLive === true);
  }

  get dialog() {
    return this.page.getByRole('dialog').first();
  }
  get phone() {
    return this.named('textbox', 'signIn.mobileNumber');
  }
  get email() {
    return this.named('textbox', 'signIn.email');
  }
  get code() {
    return this.named('textbox', 'signIn.verificationCode');
  }
  get getCode() {
    return this.named('button', 'signIn.getCode');
  }
  get getCodeAgain() {
    return this.named('button', 'signIn.getCodeAgain');
  }
  /** The code button during its countdown. */
  get counting() {
    return this.named('button', 'signIn.resend');
  }
  get agreement() {
    return this.page.getByRole('checkbox');
  }
  get submit() {
    return this.named('button', 'signIn.submit');
  }
  get toEmail() {
    return this.named('button', 'signIn.switchToEmail');
  }
  get question() {
    return this.page.getByRole('alertdialog');
  }
  get ok() {
    return this.named('button', 'common.ok');
  }
  get slider() {
    return this.page.getByRole('slider', { name: this.words['slider.label'] });
  }
  get verify() {
    return this.named('button', 'verification.verify');
  }
  /** Accepts the agreements and requests a code, whatever the result. */
  async askForCode(phone: string) {
    await this.phone.fill(phone);
    await this.agreement.check();
    await this.getCode.click();
  }
  /** Sends a code to a phone number, with the agreement ticked. */
  async sendCode(phone: string) {
    await this.askForCode(phone);
    await this.counting.waitFor();
  }
  /** Signs in with a phone number and the code in its inbox. */
  async signIn(phone: string, inbox: { nextCode(to: string): Promise<string> }) {
    await this.sendCode(phone);
    await this.code.fill(await inbox.nextCode(phone));
    await this.submit.click();
  }

  /** The button of a foreign account. */
  way(key: 'enterprise' | 'w3' | 'uniportal' | 'provider') {
    return this.named('button', `thirdParty.${key}`);
  }
  get close() {
    return this.named('button', 'common.close');
  }
  get language() {
    return this.page.getByRole('combobox', { name: this.words['header.language'] });
  }
  /** Chooses a language that does not load: a notice of the page says so, over the dialog. */
  async chooseMissingLanguage() {
    await this.page.route('**/*.js', (route) => route.abort());
    await this.language.selectOption('de_DE');
    await this.language.press('Enter');
  }
  notice(key: keyof Phrases) {
    return this.page.getByText(this.words[key], { exact: true });
  }
  member(name: string) {
    return this.page.getByRole('button', { name, exact: true });
  }
  get logOut() {
    return this.named('menuitem', 'header.logOut');
  }
}
