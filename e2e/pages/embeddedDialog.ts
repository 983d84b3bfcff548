import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { de_DE } from '#translations/de_DE.ts';
import { SignInPage } from './signInPage';

/** Opens the dialog over the host page as that page does. The page's default language is German. */
export async function openDialog(page: Page, words = de_DE): Promise<SignInPage> {
  const signIn = new SignInPage(page, words);
  await page.locator('#log-in').click();
  await expect(signIn.phone).toBeVisible();
  await expect(signIn.language).toBeVisible();
  return signIn;
}
