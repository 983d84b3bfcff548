import type { Page } from '@playwright/test';
import { en_US } from '#translations/en_US.ts';
import type { Phrases } from '#translations/phrases.ts';

type Tab = 'members' | 'departments' | 'groups' | 'prerequisites' | 'roles' | 'visitors';

/** A picker dialog; finds its controls by their names in a language. */
export class PickerDialog {
  constructor(
    readonly page: Page,
    private readonly title:
      'pickers.chooseParticipants' | 'pickers.chooseAcademies' = 'pickers.chooseParticipants',
    private readonly words: Phrases = en_US,
  ) {}

  get dialog() {
    return this.page.getByRole('dialog', { name: this.words[this.title], exact: true });
  }
  tab(name: Tab) {
    return this.dialog.getByRole('tab', { name: this.words[`pickers.tab.${name}`], exact: true });
  }
  /** The boxes of the rows on this page. */
  get rows() {
    const [before = ''] = this.words['pickers.selectRow'].split('%{name}');
    return this.dialog
      .getByRole('table')
      .getByRole('checkbox', { name: new RegExp(`^${before}`) })
      .and(this.page.locator('tbody input'));
  }
  /** The box of a row, counted from 1. */
  row(number: number) {
    return this.rows.nth(number - 1);
  }
  /** The box in the header of the list. */
  get thisPage() {
    return this.dialog.getByRole('checkbox', {
      name: this.words['pickers.selectPage'],
      exact: true,
    });
  }
  /** Shows columns beyond the usual ones, for which the table is too narrow. */
  async showMoreColumns(): Promise<void> {
    const columns = this.dialog.getByRole('button', { name: this.words['pickers.columns'] });
    await columns.click();
    for (const more of ['nickName', 'account', 'employeeAccount'] as const)
      await this.dialog
        .getByRole('checkbox', { name: this.words[`pickers.column.${more}`], exact: true })
        .check();
    await columns.click();
  }
  get tree() {
    return this.dialog.getByRole('tree');
  }
  /** In one column: the line that opens the selection. */
  get selectedLine() {
    return this.dialog.getByRole('button', {
      name: new RegExp(`^${this.words['pickers.selected']} · `),
    });
  }
  get selected() {
    return this.dialog.getByRole('list', { name: this.words['pickers.selected'], exact: true });
  }
  get ok() {
    return this.dialog.getByRole('button', { name: new RegExp(`^${this.words['common.ok']}`) });
  }
  get filter() {
    return this.dialog.getByRole('button', {
      name: this.words['pickers.filterDepartment'],
      exact: true,
    });
  }
  /** The tree of the filter, which is over the dialog. */
  get filterTree() {
    return this.page
      .getByRole('dialog', { name: this.words['pickers.filterDepartment'], exact: true })
      .getByRole('tree');
  }
  /** On phones: the button before the filters, and the dialog with them. */
  get filters() {
    return this.dialog.getByRole('button', {
      name: new RegExp(`^${this.words['pickers.filters']}`),
    });
  }
  get filterSheet() {
    return this.page.getByRole('dialog', { name: this.words['pickers.filters'], exact: true });
  }
  async search(text: string) {
    await this.dialog.getByRole('searchbox', { name: this.words['pickers.search'] }).fill(text);
  }
  async confirm() {
    await this.ok.click();
    await this.dialog.waitFor({ state: 'detached' });
  }
}
