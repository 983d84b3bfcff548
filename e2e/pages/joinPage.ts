import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { MockControl } from '#mock/client.ts';
import { en_US } from '#translations/en_US.ts';
import type { Phrases } from '#translations/phrases.ts';
import { LEARNER } from '../fixtures/people';
import { signInAs } from '../fixtures/signInAs';

const CASES = new URL('../../src/testing/cases/pictures.json', import.meta.url);

interface PictureCase {
  name: string;
  base64: string;
  expect: string;
}

const pictureCases = JSON.parse(readFileSync(CASES, 'utf8')) as readonly PictureCase[];

/** A file of the project's picture cases, in the form for a file chooser. */
function picture(name: string) {
  const pictureCase = pictureCases.find((row) => row.name === name);
  if (!pictureCase) throw new Error(`No picture case is called ${name}`);
  return {
    name,
    mimeType: name.endsWith('png') ? 'image/png' : 'image/jpeg',
    buffer: Buffer.from(pictureCase.base64, 'base64'),
  };
}

/** The join page; finds its controls by their names in a language. */
export class JoinPage {
  constructor(
    readonly page: Page,
    private readonly words: Phrases = en_US,
  ) {}

  async open(locale: string, query = '') {
    await this.page.goto(`/join?sxz-lang=${locale}${query}`);
    await this.page.getByRole('heading', { level: 1, name: this.words['join.title'] }).waitFor();
  }

  get form() {
    return this.page.getByRole('form', { name: this.words['join.title'] });
  }
  get realName() {
    return this.page.getByRole('textbox', { name: this.words['join.realName'], exact: true });
  }
  get reason() {
    return this.page.getByRole('textbox', { name: this.words['join.reason'], exact: true });
  }
  gender(key: 'join.gender.male' | 'join.gender.female') {
    const group = this.page.getByRole('group', { name: this.words['join.gender'], exact: true });
    return group.getByRole('radio', { name: this.words[key], exact: true });
  }
  button(key: keyof Phrases) {
    return this.page.getByRole('button', { name: this.words[key], exact: true });
  }
  get chooseImage() {
    return this.button('join.picture.choose');
  }
  get submit() {
    return this.button('join.submit');
  }
  get summary() {
    return this.page.getByRole('group', { name: this.words['common.fillRequired'], exact: true });
  }
  get previews() {
    return this.page.locator('main figure img');
  }
  outcome(key: keyof Phrases) {
    return this.page.getByRole('heading', { level: 2, name: this.words[key], exact: true });
  }
  text(key: keyof Phrases) {
    return this.page.locator('main').getByText(this.words[key], { exact: true });
  }

  async signIn(mock: MockControl) {
    await signInAs(this.page, mock, LEARNER);
  }

  async fill(name = '李晨曦') {
    await this.realName.fill(name);
    await this.gender('join.gender.female').check();
    await this.reason.fill('I would like to learn. a < b');
  }

  /** With the button and the browser's file chooser, as a user does. */
  async choose(...names: string[]) {
    const chooser = this.page.waitForEvent('filechooser');
    await this.chooseImage.click();
    await (await chooser).setFiles(names.map(picture));
  }
}
