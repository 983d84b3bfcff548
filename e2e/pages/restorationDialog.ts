import type { Page } from '@playwright/test';
import { en_US } from '#translations/en_US.ts';
import type { Phrases } from '#translations/phrases.ts';
import { SignInPage } from './signInPage';

interface Inbox {
  nextCode(to: string): Promise<string>;
}

/** The dialog that restores an account; finds its controls by their names in a language. */
export class RestorationDialog {
  readonly signIn: SignInPage;

  constructor(
    readonly page: Page,
    private readonly words: Phrases = en_US,
  ) {
    this.signIn = new SignInPage(page, words);
  }

  /** Signs in to an account pending deregistration, so that the dialog opens. */
  async reach(locale: string, channel: 'phone' | 'email', identifier: string, inbox: Inbox) {
    const { signIn } = this;
    await signIn.open(locale);
    if (channel === 'email') await signIn.toEmail.click();
    await (channel === 'email' ? signIn.email : signIn.phone).fill(identifier);
    await signIn.agreement.check();
    await signIn.getCode.or(signIn.getCodeAgain).click();
    await signIn.counting.waitFor();
    await signIn.code.fill(await inbox.nextCode(identifier));
    await signIn.submit.click();
    await this.dialog.waitFor();
  }

  get dialog() {
    return this.page.getByRole('dialog', { name: this.words['restore.title'], exact: true });
  }
  button(key: 'restore.continue' | 'verification.verify' | 'restore.logInAgain') {
    return this.dialog.getByRole('button', { name: this.words[key], exact: true });
  }
  heading(key: 'verification.title' | 'restore.verifiedTitle') {
    return this.dialog.getByRole('heading', { name: this.words[key], exact: true });
  }
  /** Of the first step: how many days are left. */
  get headline() {
    return this.dialog.getByRole('heading', { level: 3 });
  }
  get code() {
    return this.signIn.code;
  }
  get counting() {
    return this.signIn.counting;
  }
  /** Continues to the code, which is sent by that, and returns the one in the inbox. */
  async sentCode(identifier: string, inbox: Inbox): Promise<string> {
    await this.button('restore.continue').click();
    await this.counting.waitFor();
    return inbox.nextCode(identifier);
  }
}
