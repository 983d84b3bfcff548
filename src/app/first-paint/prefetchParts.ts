import { Arrival } from '#features/sign-in/SignIn.tsx';
import { LazyQrSignInPanel } from '#features/sign-in/qr/LazyQrSignInPanel.tsx';
import { SliderChunk } from '#features/sign-in/code/slider/LazySliderDialog.tsx';
import { prefetchPage } from '#app/routes/routes.tsx';
import { RestorationChunk } from '#app/shell/LazyRestoration.tsx';
import { whenIdle } from './whenIdle';

const PARTS = [LazyQrSignInPanel, SliderChunk, RestorationChunk, Arrival] as const;

/**
 * Loads what signing in may need next, so that it opens at once, even after the network fails; also
 * the page that appears when the dialog closes.
 */
export async function prefetchParts(): Promise<void> {
  await Promise.all([...PARTS.map((part) => part.prefetch()), prefetchPage('/')]);
}

/** The longest delay on a busy page, ms. */
const TIMEOUT_MS = 5000;

/** Calls `prefetchParts` when the page is idle; not for users who save data. */
export function prefetchWhenIdle(page: Window & typeof globalThis): void {
  const { connection } = page.navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData === true) return;
  whenIdle(page, () => void prefetchParts(), TIMEOUT_MS);
}
