import { createElement } from 'react';
import type { ComponentType } from 'react';
import { screen } from '@testing-library/react';
import { openImport } from '../pages/importDialog';
import { openJoinPage } from '../pages/joinPage';
import { openPicker } from '../pages/openPicker';
import { passTime, renderApp } from '../render/renderApp';
import { openRestoration } from '../pages/restorationDialog';
import { PHONE_NUMBER } from '../pages/signInPage';
import { testEnvironment } from '../render/testEnvironment';

/** A module with one component that throws while `broken` names it. */
function mockBreakable(path: string, name: string): object {
  const real = jest.requireActual<Record<string, ComponentType<object>>>(path);
  const Breakable: ComponentType<object> = (props) => {
    if (Reflect.get(globalThis, 'broken') === name) throw new Error(`secret of ${PHONE_NUMBER}`);
    return createElement(real[name] as ComponentType<object>, props);
  };
  return { ...real, [name]: Breakable };
}

jest.mock('#features/sign-in/code/CodeForm.tsx', () =>
  mockBreakable('#features/sign-in/code/CodeForm.tsx', 'CodeForm'),
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
jest.mock('#features/join-application/form/JoinForm.tsx', () =>
  mockBreakable('#features/join-application/form/JoinForm.tsx', 'JoinForm'),
);

const breakScreen = (name: string | undefined) => void Reflect.set(globalThis, 'broken', name);

beforeEach(() => {
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  breakScreen(undefined);
});

type Page = Pick<Awaited<ReturnType<typeof renderApp>>, 'user' | 'environment'>;

const openSignIn = (address: string) => async (): Promise<Page> =>
  renderApp({ environment: testEnvironment({ address }) });
const SCREENS: readonly {
  name: string;
  dialog?: string;
  open(): Promise<Page>;
  whole(): HTMLElement;
}[] = [
  {
    name: 'CodeForm',
    dialog: 'Log in',
    open: openSignIn('/login/index'),
    whole: () => screen.getByRole('textbox', { name: 'Mobile number' }),
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
  {
    name: 'JoinForm',
    open: () => openJoinPage(),
    whole: () => screen.getByRole('textbox', { name: 'Real name' }),
  },
];

const crash = () =>
  screen
    .queryAllByRole('alert')
    .find(({ textContent }) => textContent.includes('Something went wrong here'));

test.each(SCREENS)(
  'when $name throws, a message without the error’s text replaces it, and a retry restores it, a page with its focus',
  async ({ name, dialog, open, whole }) => {
    breakScreen(name);
    const { user, environment } = await open();
    await passTime(100);
    expect(crash()).toBeVisible();
    expect(document.body).not.toHaveTextContent('secret');
    expect(JSON.stringify(environment.beacons)).not.toContain(PHONE_NUMBER);
    const retry = async () => {
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      await passTime(100);
    };
    await retry();
    expect(crash()).toBeVisible();
    breakScreen(undefined);
    await retry();
    expect(crash()).toBeUndefined();
    expect(whole()).toBeVisible();
    if (dialog === undefined) expect(screen.getByRole('main')).toHaveFocus();
  },
);

test.each(SCREENS.filter(({ dialog }) => dialog !== undefined))(
  'the dialog around $name can still be closed',
  async ({ name, dialog = '', open }) => {
    breakScreen(name);
    const { user } = await open();
    await passTime(100);
    expect(crash()).toBeVisible();
    await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
    await passTime(20);
    expect(screen.queryByRole('dialog', { name: dialog })).not.toBeInTheDocument();
    expect(crash()).toBeUndefined();
  },
);

test('the message can reload the page', async () => {
  breakScreen('CodeForm');
  const { user, environment } = await openSignIn('/login/index')();
  await passTime(100);
  await user.click(screen.getByRole('button', { name: 'Refresh the page' }));
  expect(environment.reloads).toBe(1);
});
