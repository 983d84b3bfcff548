import { createElement } from 'react';
import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { openImport } from './importDialog';
import { openPicker } from './openPicker';
import { passTime, renderApp } from '../render/renderApp';
import { openRestoration } from './restorationDialog';
import { testEnvironment } from '../render/testEnvironment';

/** The screens' modules with one component each that throws while `broken` names it. */
function mockBreakable(path: string, name: string): object {
  const real = jest.requireActual<Record<string, ComponentType<object>>>(path);
  const Breakable: ComponentType<object> = (props) => {
    if (Reflect.get(globalThis, 'broken') === name) throw new Error('secret of 13800000001');
    return createElement(real[name] as ComponentType<object>, props);
  };
  return { ...real, [name]: Breakable };
}

jest.mock('#features/sign-in/code/CodeSignIn.tsx', () =>
  mockBreakable('#features/sign-in/code/CodeSignIn.tsx', 'CodeSignIn'),
);
jest.mock('#features/sign-in/qr/QrSignInPanel.tsx', () =>
  mockBreakable('#features/sign-in/qr/QrSignInPanel.tsx', 'QrSignInPanel'),
);
jest.mock('#features/sign-in/restoration/NoticeStep.tsx', () =>
  mockBreakable('#features/sign-in/restoration/NoticeStep.tsx', 'NoticeStep'),
);
jest.mock('#features/assignment/import/dialog/ChooseSheet.tsx', () =>
  mockBreakable('#features/assignment/import/dialog/ChooseSheet.tsx', 'ChooseSheet'),
);
jest.mock('#features/assignment/pickers/dialog/ParticipantPicker.tsx', () =>
  mockBreakable('#features/assignment/pickers/dialog/ParticipantPicker.tsx', 'ParticipantPicker'),
);

const breakScreen = (name: string | undefined) => void Reflect.set(globalThis, 'broken', name);

beforeEach(() => {
  jest.useFakeTimers();
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  breakScreen(undefined);
  jest.useRealTimers();
});

type Page = Pick<Awaited<ReturnType<typeof renderApp>>, 'user' | 'service'>;

const openSignIn = (address: string) => async (): Promise<Page> =>
  renderApp({ environment: testEnvironment({ address }) });
const SCREENS: readonly {
  name: string;
  dialog: string;
  open(): Promise<Page>;
  whole(): HTMLElement;
}[] = [
  {
    name: 'CodeSignIn',
    dialog: 'Log in',
    open: openSignIn('/login/index'),
    whole: () => screen.getByRole('textbox', { name: 'Mobile number' }),
  },
  {
    name: 'QrSignInPanel',
    dialog: 'Log in',
    open: openSignIn('/login/index?loginMode=2'),
    whole: () => screen.getByRole('group', { name: 'Log in with QR code' }),
  },
  {
    name: 'NoticeStep',
    dialog: 'Restore account',
    open: openRestoration,
    whole: () => screen.getByRole('button', { name: 'Continue' }),
  },
  {
    name: 'ParticipantPicker',
    dialog: 'Choose participants',
    open: () => openPicker(),
    whole: () => screen.getByRole('tab', { name: 'Members' }),
  },
  {
    name: 'ChooseSheet',
    dialog: 'Batch import',
    open: () => openImport(),
    whole: () => screen.getByRole('button', { name: 'Download template' }),
  },
];

describe.each(SCREENS)('when $name throws', ({ name, dialog, open, whole }) => {
  const crash = () =>
    screen
      .getAllByRole('alert')
      .find(({ textContent }) => textContent.includes('Something went wrong here'));

  test('a message without the error’s text replaces it, and a retry restores it', async () => {
    breakScreen(name);
    const { user } = await open();
    await passTime(100);
    expect(crash()).toBeVisible();
    expect(document.body).not.toHaveTextContent('secret');
    breakScreen(undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await passTime(20);
    expect(crash()).toBeUndefined();
    expect(whole()).toBeVisible();
  });

  test('the dialog around it can still be closed', async () => {
    breakScreen(name);
    const { user } = await open();
    await passTime(100);
    expect(crash()).toBeVisible();
    const closers = screen.getAllByRole('button', { name: 'Close' });
    await user.click(closers.at(-1)!);
    await passTime(20);
    expect(screen.queryByRole('dialog', { name: dialog })).not.toBeInTheDocument();
    expect(crash()).toBeUndefined();
  });
});
