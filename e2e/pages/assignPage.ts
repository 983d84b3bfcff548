import type { Page } from '@playwright/test';
import type { MockControl } from '#mock/client.ts';
import { emptySelection } from '#lib/selection/selection.ts';
import { en_US } from '#translations/en_US.ts';
import type { Phrases } from '#translations/phrases.ts';
import { ADMINISTRATOR } from '../fixtures/people';
import { signInAs } from '../fixtures/signInAs';
import { PickerDialog } from './pickerDialog';

/**
 * What an earlier page of the tab has stored, so that tests that are not about the pickers need not
 * use them.
 */
const KEPT = {
  values: {
    content: 'Safety at work',
    visibility: 'areas',
    certificate: 'issued',
  },
  choices: {
    selection: {
      ...emptySelection(),
      members: { included: ['member-000001', 'member-gone'], excluded: [] },
      groups: ['group-001'],
    },
    scope: 'below',
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

  async signIn(mock: MockControl) {
    await signInAs(this.page, mock, ADMINISTRATOR);
  }

  /** Opens the page, signs the administrator in, and opens the picker of participants. */
  async openParticipants(mock: MockControl, locale = 'en_US', query = ''): Promise<PickerDialog> {
    await this.open(locale, query);
    await this.signIn(mock);
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
