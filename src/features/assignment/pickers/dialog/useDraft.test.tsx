import { act, fireEvent, screen, within } from '@testing-library/react';
import { signOutRequested } from '#shared/session/sessionSlice.ts';
import {
  administratorEnvironment,
  assignment,
  leave,
  openAgain,
  openAssignPage,
} from '#testing/pages/assignPage.ts';
import type { AssignPage } from '#testing/pages/assignPage.ts';
import { settle } from '#testing/pages/openPicker.tsx';
import { ScriptedWorker } from '#testing/helpers/scriptedWorker.ts';
import { ONE_SHEET, SHEET } from '#testing/pages/importDialog.tsx';
import { member, scriptCompany } from '#testing/network/pickerAnswers.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { passTime } from '#testing/render/renderApp.tsx';

const company = () => scriptCompany(new ScriptedService());
const dialog = (name: string) => screen.queryByRole('dialog', { name });
const PEOPLE = 'Choose participants';
const tick = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const press = async ({ user }: AssignPage, name: string | RegExp) => {
  await user.click(screen.getAllByRole('button', { name }).at(-1) as HTMLElement);
  await settle();
};

async function openPeople(): Promise<AssignPage> {
  const page = await openAssignPage({ service: company() });
  await page.user.type(page.content(), 'Course A');
  await press(page, PEOPLE);
  await page.user.click(tick(member(0).name));
  await settle();
  return page;
}

/** The session ends while the dialog is open, and the same account signs in again. */
async function signInAgain(page: AssignPage): Promise<AssignPage> {
  page.service.script(
    'summariseSelection',
    reply.json(401, { code: '401', message: '', data: null }),
  );
  await page.user.click(tick(member(1).name));
  await settle();
  expect(dialog(PEOPLE)).toBeNull();
  expect(screen.getByText(/with your selections kept/)).toBeVisible();
  leave(page);
  const again = await openAssignPage({
    environment: administratorEnvironment(true),
    service: company(),
  });
  await settle();
  expect(tick(member(1).name)).toBeChecked();
  return again;
}

async function reload(page: AssignPage): Promise<AssignPage> {
  leave(page);
  const again = await openAgain(company());
  await settle();
  return again;
}

/** The browser's buttons: the address changes, and the page with it. */
async function travelTo(path: string): Promise<void> {
  act(() => history.pushState(null, '', path));
  await passTime(50);
  await settle();
}

async function goBackAndForward(page: AssignPage): Promise<AssignPage> {
  await travelTo('/');
  expect(screen.queryByRole('dialog')).toBeNull();
  await travelTo('/assign');
  return page;
}

test.each([
  ['a reload', reload],
  ['Back and Forward', goBackAndForward],
  ['the end of the session and a new sign-in', signInAgain],
])('%s opens the picker as it was, and undo leads back', async (_way, go) => {
  const page = await go(await openPeople());
  expect(dialog(PEOPLE)).toBeVisible();
  expect(tick(member(0).name)).toBeChecked();
  await press(page, 'Undo');
  expect(tick(member(0).name)).not.toBeChecked();
  await press(page, 'Cancel');
  expect(page.content()).toHaveValue('Course A');
});

test('OK hands over what was kept, and ends the draft', async () => {
  const page = await reload(await openPeople());
  await press(page, /^OK/);
  expect(dialog(PEOPLE)).toBeNull();
  await page.submit();
  expect(assignment(page)).toMatchObject({
    selection: { members: { included: [member(0).id] } },
  });
  await reload(page);
  expect(dialog(PEOPLE)).toBeNull();
});

test.each([
  ['Cancel', (page: AssignPage) => press(page, 'Cancel')],
  ['the close icon', (page: AssignPage) => press(page, 'Close')],
  ['Escape', (page: AssignPage) => page.user.keyboard('{Escape}')],
])('%s asks, and discarding ends the draft', async (_way, go) => {
  const page = await openPeople();
  await go(page);
  await press(page, 'Discard');
  await press(page, PEOPLE);
  expect(tick(member(0).name)).not.toBeChecked();
  await press(page, 'Cancel');
  await reload(page);
  expect(dialog(PEOPLE)).toBeNull();
});

test('logging out ends the draft', async () => {
  const page = await openPeople();
  act(() => void page.store.dispatch(signOutRequested()));
  await passTime(0);
  expect(sessionStorage.getItem('dialog_draft')).toBeNull();
});

test('another account ends the draft', async () => {
  leave(await openPeople());
  const environment = administratorEnvironment(true);
  localStorage.setItem('user_id', 'u2');
  await openAssignPage({ environment, service: company() });
  await settle();
  expect(dialog(PEOPLE)).toBeNull();
  expect(sessionStorage.getItem('dialog_draft')).toBeNull();
});

test('a search and the tab that it is in are kept', async () => {
  const page = await openPeople();
  await page.user.click(screen.getByRole('tab', { name: 'Roles' }));
  await page.user.type(screen.getByRole('searchbox'), 'teach');
  await settle();
  await reload(page);
  expect(screen.getByRole('tab', { name: 'Roles' })).toHaveAttribute('aria-selected', 'true');
  expect(screen.getByRole('searchbox')).toHaveValue('teach');
});

async function chooseWorkbook(): Promise<void> {
  const file = new File(['PK\x03\x04'], 'members.xlsx', { lastModified: 7 });
  fireEvent.change(document.querySelector('input[type=file]') as HTMLElement, {
    target: { files: [file] },
  });
  await settle();
}

async function finishReading(): Promise<void> {
  const reading = { summary: SHEET, choice: ONE_SHEET };
  act(() => ScriptedWorker.last.onmessage?.({ data: { reading } }));
  await settle();
}

/** Every other dialog with a draft: how it opens, and what of it is kept. */
const OTHERS: readonly {
  name: string;
  open(page: AssignPage): Promise<void>;
  expectKept(): void;
  /** Whether closing asks. */
  asks: boolean;
}[] = [
  {
    name: 'Choose academies',
    open: async (page) => {
      await page.user.click(page.radio('Visibility', 'Specified areas'));
      await press(page, 'Choose academies');
      await page.user.click(tick('学院 1'));
    },
    expectKept: () => expect(tick('学院 1')).toBeChecked(),
    asks: true,
  },
  {
    name: 'Batch search',
    open: async (page) => {
      await press(page, PEOPLE);
      await press(page, 'Batch search');
      await page.user.type(screen.getByRole('textbox', { name: /^Names, numbers/ }), 'Li Wei');
    },
    expectKept: () =>
      expect(screen.getByRole('textbox', { name: /^Names, numbers/ })).toHaveValue('Li Wei'),
    asks: false,
  },
  {
    name: 'Batch import',
    open: async (page) => {
      ScriptedWorker.install();
      await press(page, PEOPLE);
      await press(page, 'Batch import');
      await chooseWorkbook();
      await finishReading();
    },
    expectKept: () =>
      expect(screen.getByText(/^Choose this file again: members.xlsx/)).toBeVisible(),
    asks: false,
  },
];

describe.each(OTHERS)('$name', ({ name, open, expectKept, asks }) => {
  test.each([
    ['a reload', reload],
    ['Back and Forward', goBackAndForward],
  ])('%s opens it as it was', async (_way, go) => {
    const page = await openAssignPage({ service: company() });
    await open(page);
    await go(page);
    expect(dialog(name)).toBeVisible();
    expectKept();
  });

  test('Cancel ends the draft', async () => {
    const page = await openAssignPage({ service: company() });
    await open(page);
    await press(page, 'Cancel');
    expect(screen.queryAllByRole('alertdialog')).toHaveLength(asks ? 1 : 0);
    if (asks) await press(page, 'Discard');
    expect(dialog(name)).toBeNull();
    await reload(page);
    expect(dialog(name)).toBeNull();
  });
});

test('batch search opens with its text, looks it up again, and keeps who was chosen of several', async () => {
  const twins = ['m7', 'm8'].map((id) => ({ id, label: 'Li Wei', detail: id, state: 'active' }));
  const withTwins = () =>
    company().script(
      'batchQuerySelector',
      reply.data({
        results: [{ token: 'Li Wei', status: 'ambiguous', items: twins, found: 2 }],
      }),
    );
  const page = await openAssignPage({ service: withTwins() });
  await press(page, PEOPLE);
  await press(page, 'Batch search');
  await page.user.type(screen.getByRole('textbox', { name: /^Names, numbers/ }), '"Li Wei"');
  await press(page, /^Search \(/);
  await page.user.click(screen.getAllByRole('checkbox', { name: /Li Wei/ })[1] as HTMLElement);
  leave(page);
  const again = await openAgain(withTwins());
  await settle();
  expect(dialog('Batch search')).toBeVisible();
  expect(screen.getAllByRole('checkbox', { name: /Li Wei/ })[1]).toBeChecked();
  await press(again, /^Add/);
  await press(again, 'Batch search');
  expect(screen.queryByRole('checkbox', { name: /Li Wei/ })).toBeNull();
});

test('a chosen workbook is asked for again, and its settings are kept', async () => {
  ScriptedWorker.install();
  const page = await openAssignPage({ service: company() });
  await press(page, PEOPLE);
  await press(page, 'Batch import');
  await chooseWorkbook();
  await finishReading();
  await page.user.selectOptions(screen.getByRole('combobox', { name: 'Header row' }), '2');
  await settle();
  await finishReading();
  await reload(page);
  expect(
    within(dialog('Batch import') as HTMLElement).getByText(
      /^Choose this file again: members.xlsx/,
    ),
  ).toBeVisible();
  await chooseWorkbook();
  expect(screen.queryByText(/^Choose this file again/)).toBeNull();
  expect(ScriptedWorker.last.asked?.options).toEqual({ headerRow: 2 });
});
