import { useState } from 'react';
import type { ReactNode } from 'react';
import { act } from '@testing-library/react';
import type { ShellProps } from '#app/shell/Shell.tsx';
import { PageWithDialog } from './PageWithDialog';
import { renderApp } from './renderApp';
import type { StartOptions } from './startStore';

/** As `renderApp`; `show` opens a dialog over the page, and `show(null)` closes it. */
export async function renderWithDialogs(options: StartOptions = {}) {
  let showNow: (dialog: ReactNode) => void = () => undefined;
  function Page(shell: ShellProps) {
    const [dialog, setDialog] = useState<ReactNode>(null);
    showNow = setDialog;
    return <PageWithDialog {...shell} dialog={dialog} />;
  }
  const app = await renderApp({ ...options, page: Page });
  return { ...app, show: (dialog: ReactNode) => act(() => showNow(dialog)) };
}
