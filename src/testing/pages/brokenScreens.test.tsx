import { createElement } from 'react';
import type { ComponentType } from 'react';
import { screen, within } from '@testing-library/react';
import { openImport } from './importDialog';
import { openJoinPage } from './joinPage';
import { openPicker } from './openPicker';
import { passTime, renderApp } from '../render/renderApp';
import { openRestoration } from './restorationDialog';
import { openSignInPage, PHONE_NUMBER } from './signInPage';
import { testEnvironment } from '../render/testEnvironment';

/** The screens' modules with one component each that throws while `broken` names it. */
function mockBreakable(path: string, name: string): object {
  const real = jest.requireActual<Record<string, ComponentType<object>>>(path);
  const Breakable: ComponentType<object> = (props) => {
    if (Reflect.get(globalThis, 'broken') === name) throw new Error('defect with 13800000001');
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
jest.mock('#features/sign-in/code/CodeForm.tsx', () =>
  mockBreakable('#features/sign-in/code/CodeForm.tsx', 'CodeForm'),
);
jest.mock('#features/agreements/ProtocolPage.tsx', () =>
  mockBreakable('#features/agreements/ProtocolPage.tsx', 'ProtocolPage'),
);
jest.mock('#features/join-application/form/JoinForm.tsx', () =>
  mockBreakable('#features/join-application/form/JoinForm.tsx', 'JoinForm'),
);
jest.mock('#app/routes/HomePage.tsx', () => mockBreakable('#app/routes/HomePage.tsx', 'HomePage'));

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

/** The messages instead of broken regions. */
const messages = () =>
  screen
    .queryAllByRole('alert')
    .filter(({ textContent }) => textContent.includes('Something went wrong here'));

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
  test('a message without the error’s text replaces it, and a retry restores it', async () => {
    breakScreen(name);
    const { user } = await open();
    await passTime(100);
    expect(messages()[0]).toBeVisible();
    expect(document.body).not.toHaveTextContent('13800000001');
    breakScreen(undefined);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await passTime(20);
    expect(messages()).toEqual([]);
    expect(whole()).toBeVisible();
  });

  test('the dialog around it can still be closed', async () => {
    breakScreen(name);
    const { user } = await open();
    await passTime(100);
    expect(messages()[0]).toBeVisible();
    const closers = screen.getAllByRole('button', { name: 'Close' });
    await user.click(closers.at(-1)!);
    await passTime(20);
    expect(screen.queryByRole('dialog', { name: dialog })).not.toBeInTheDocument();
    expect(messages()).toEqual([]);
  });
});

async function openPage(address: string) {
  history.replaceState(null, '', address);
  const page = await renderApp({ environment: testEnvironment({ address }) });
  for (let turn = 0; turn < 3; turn += 1) await passTime(50);
  return page;
}

const pages = [
  ['ProtocolPage', () => openPage('/service'), () => screen.getByRole('main')],
  ['JoinForm', () => openJoinPage(), () => screen.getByRole('textbox', { name: 'Real name' })],
  ['HomePage', () => openPage('/'), () => screen.getByRole('main')],
] as const;

test.each(pages)(
  '%s throws once: a message replaces it, without the error’s text, and a retry restores it with the focus',
  async (name, open, shown) => {
    breakScreen(name);
    const { user, environment } = await open();
    await passTime(100);
    const [message] = messages();
    expect(messages()).toHaveLength(1);
    expect(screen.getByRole('main')).toContainElement(message!);
    expect(document.body).not.toHaveTextContent('13800000001');
    expect(JSON.stringify(environment.beacons)).not.toContain('13800000001');
    breakScreen(undefined);
    await user.click(within(message!).getByRole('button', { name: 'Try again' }));
    for (let turn = 0; turn < 3; turn += 1) await passTime(20);
    expect(messages()).toEqual([]);
    expect(shown()).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  },
);

test('values typed into a form that breaks are not sent anywhere', async () => {
  const page = await openSignInPage();
  await page.user.type(page.phone(), PHONE_NUMBER);
  breakScreen('CodeForm');
  await page.useEmail().catch(() => undefined);
  await passTime(100);
  expect(messages()).toHaveLength(1);
  expect(JSON.stringify(page.environment.beacons)).not.toContain(PHONE_NUMBER);
  expect(page.notices()).toEqual([]);
});
