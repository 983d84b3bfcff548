import { screen, within } from '@testing-library/react';
import { openJoinPage } from './joinPage';
import { passTime, renderApp } from '../render/renderApp';
import { openSignInPage, PHONE_NUMBER } from './signInPage';
import { testEnvironment } from '../render/testEnvironment';

let mockBroken: string;

/** A component that throws while `mockBroken` contains its name. */
function mockBreakable(module: object, name: string): object {
  const Screen = (module as Record<string, (props: object) => unknown>)[name]!;
  const Breakable = (props: object) => {
    if (mockBroken === name) throw new Error('defect with 13800000001');
    return Screen(props);
  };
  return { ...module, [name]: Breakable };
}

jest.mock('#features/sign-in/code/CodeForm.tsx', () =>
  mockBreakable(jest.requireActual('#features/sign-in/code/CodeForm.tsx'), 'CodeForm'),
);
jest.mock('#features/agreements/ProtocolPage.tsx', () =>
  mockBreakable(jest.requireActual('#features/agreements/ProtocolPage.tsx'), 'ProtocolPage'),
);
jest.mock('#features/join-application/form/JoinForm.tsx', () =>
  mockBreakable(jest.requireActual('#features/join-application/form/JoinForm.tsx'), 'JoinForm'),
);
jest.mock('#app/routes/HomePage.tsx', () =>
  mockBreakable(jest.requireActual('#app/routes/HomePage.tsx'), 'HomePage'),
);

beforeEach(() => {
  jest.useFakeTimers();
  // React logs every error that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  mockBroken = '';
  jest.useRealTimers();
});

/** The message instead of a broken region. */
const messages = () =>
  screen
    .queryAllByRole('alert')
    .filter(({ textContent }) => textContent.includes('Something went wrong here'));

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
    mockBroken = name;
    const { user, environment } = await open();
    await passTime(100);
    const [message] = messages();
    expect(messages()).toHaveLength(1);
    expect(screen.getByRole('main')).toContainElement(message!);
    expect(document.body).not.toHaveTextContent('13800000001');
    expect(JSON.stringify(environment.beacons)).not.toContain('13800000001');
    mockBroken = '';
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
  mockBroken = 'CodeForm';
  await page.useEmail().catch(() => undefined);
  await passTime(100);
  expect(messages()).toHaveLength(1);
  expect(JSON.stringify(page.environment.beacons)).not.toContain(PHONE_NUMBER);
  expect(page.notices()).toEqual([]);
});
