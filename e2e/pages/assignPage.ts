import type { Page } from '@playwright/test';
import { emptySelection } from '#lib/selection/selection.ts';
import { en_US } from '#translations/en_US.ts';
import type { Phrases } from '#translations/phrases.ts';
import { nextLoad } from '../fixtures/loads';
import { ADMINISTRATOR } from '../fixtures/people';
import { PickerDialog } from './pickerDialog';
import { SignInPage } from './signInPage';

/**
 * What an earlier page of the tab has stored, so that tests that are not about the pickers need not
 * use them.
 */
const KEPT = {
  values: {
    content: 'Safety at work',
    visibility: 'areas',
    certificate: true,
    managementScope: 'below',
  },
  choices: {
    selection: {
      ...emptySelection(),
      members: { included: ['member-000001', 'member-gone'], excluded: [] },
      groups: ['group-001'],
    },
    academies: [{ id: 'academy-001', name: 'Once upon a time' }],
  },
};

/** The assignment page; finds its controls by their names in a language. */
export class AssignPage {
  constructor(
    readonly page: Page,
    private readonly words: Phrases = en_US,
  ) {}

  async open(locale: string, query = '') {
    await this.page.goto(`/assign?sxz-lang=${locale}${query}`);
    await this.page.getByRole('heading', { level: 1, name: this.words['assign.title'] }).waitFor();
  }

  get form() {
    return this.page.getByRole('form', { name: this.words['assign.title'] });
  }
  get content() {
    return this.page.getByRole('textbox', { name: this.words['assign.content'], exact: true });
  }
  radio(group: keyof Phrases, name: keyof Phrases) {
    return this.page
      .getByRole('group', { name: this.words[group], exact: true })
      .getByRole('radio', { name: this.words[name], exact: true });
  }
  button(key: keyof Phrases) {
    return this.page.getByRole('button', { name: this.words[key], exact: true });
  }
  get assign() {
    return this.button('assign.submit');
  }
  heading(key: keyof Phrases) {
    return this.page.getByRole('heading', { level: 2, name: this.words[key], exact: true });
  }
  get reminder() {
    return this.page.getByRole('dialog', { name: this.words['order.title'] });
  }

  /** Signs in here; the reload after it returns to this page. */
  async signIn(inbox: Parameters<SignInPage['signIn']>[1], phone = ADMINISTRATOR) {
    await this.page
      .getByRole('main')
      .getByRole('link', { name: this.words['header.logIn'], exact: true })
      .click();
    const reloaded = nextLoad(this.page);
    await new SignInPage(this.page, this.words).signIn(phone, inbox);
    await reloaded;
    await this.page.locator('header').getByRole('button', { expanded: false }).waitFor();
  }

  /** Opens the page, signs the administrator in, and opens the picker of participants. */
  async openParticipants(
    inbox: Parameters<SignInPage['signIn']>[1],
    locale = 'en_US',
    query = '',
  ): Promise<PickerDialog> {
    await this.open(locale, query);
    await this.signIn(inbox);
    await this.button('pickers.chooseParticipants').click();
    return new PickerDialog(this.page, 'pickers.chooseParticipants', this.words);
  }

  /** Loads the page with the input that an earlier page of this tab stored. */
  async recall(tenant = '') {
    await this.page.evaluate(
      ([draft, academy]) =>
        sessionStorage.setItem(
          'assign_draft',
          JSON.stringify({ tenant: academy, owner: '', ...(draft as object) }),
        ),
      [KEPT, tenant] as const,
    );
    await this.page.reload();
    await this.form.waitFor();
  }
}
