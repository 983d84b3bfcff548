import { act, screen, within } from '@testing-library/react';
import { memberEnvironment } from '#testing/pages/joinPage.ts';
import { saveGreeting } from '#shared/session/greeting.ts';
import { reply, ScriptedService } from '#testing/network/scriptedFetch.ts';
import { passTime, renderApp } from '#testing/render/renderApp.tsx';
import { testEnvironment } from '#testing/render/testEnvironment.ts';

const main = () => within(screen.getByRole('main'));
const linkNames = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

async function openHome(service = new ScriptedService(), environment = memberEnvironment('/')) {
  const app = await renderApp({ environment, service });
  await passTime(100);
  return app;
}

const applicationOf = (fields: object) =>
  reply.data({ ...fields, submittedAt: '2026-01-05T12:00:00.000Z' });
const application = (fields: object) =>
  new ScriptedService().script('getCurrentApplication', applicationOf(fields));

test('invites an anonymous visitor to log in or to join, and links the agreements and help', async () => {
  const { user } = await renderApp({ environment: testEnvironment() });
  await passTime(100);
  expect(linkNames(screen.getByRole('main'))).toEqual(['Log in', 'Join an academy']);
  expect(linkNames(screen.getByRole('contentinfo'))).toEqual([
    'Service Agreement',
    'Privacy Policy',
    "Didn't receive the code?",
  ]);
  await user.click(main().getByRole('link', { name: 'Log in' }));
  await passTime(100);
  expect(screen.getByRole('dialog')).toBeVisible();
  // The dialog has links of the same names.
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test.each([
  ['sent', /^You have sent an application/, ['2An administrator reviews it']],
  ['approved', 'Your application has been approved', []],
  ['refused', 'Your application wasn’t approved', []],
])(
  'shows a member the academy, that the application is %s, and what comes next',
  async (state, words, step) => {
    await openHome(application({ state }));
    const headings = (level: number) =>
      main()
        .getAllByRole('heading', { level })
        .map(({ textContent }) => textContent);
    expect(headings(2)).toEqual([expect.stringMatching(/Sample Academy$/), 'What’s next']);
    expect(headings(3)).toEqual(['Learn', 'Practice', 'Get certified']);
    expect(main().getByText(words)).toBeVisible();
    const current = main()
      .queryAllByRole('listitem')
      .filter((item) => item.matches('[aria-current=step]'));
    expect(current.map(({ textContent }) => textContent)).toEqual(step);
    expect(main().getByText(/^Submitted: .*2026/)).toBeVisible();
    expect(linkNames(screen.getByRole('main'))).toEqual(['View your application']);
  },
);

test('shows a member why the application was refused', async () => {
  await openHome(application({ state: 'refused', refusal: 'Use your real name.' }));
  expect(main().getByRole('figure')).toHaveTextContent(
    'Administrator’s commentUse your real name.',
  );
});

test('offers a member without an application to apply', async () => {
  await openHome();
  expect(
    main().getByText('Fill out an application. An administrator of the academy will review it.'),
  ).toBeVisible();
  expect(main().getByRole('link', { name: 'Join an academy' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/join\?/),
  );
});

test('says that the application cannot be loaded until the network is back', async () => {
  const service = new ScriptedService().script('getCurrentApplication', reply.unreachable());
  await openHome(service);
  expect(main().getByText('Your application couldn’t be loaded')).toBeVisible();
  expect(main().getByRole('link', { name: 'View your application' })).toBeVisible();
  service.script('getCurrentApplication', applicationOf({ state: 'sent' }));
  act(() => void window.dispatchEvent(new Event('online')));
  await passTime(100);
  expect(main().getByText(/^You have sent an application/)).toBeVisible();
});

test.each([
  [
    'an administrator',
    true,
    ['Assignments', 'Assign learning content'],
    ['Assign learning content', 'Assignments'],
  ],
  ['another member', false, ['Join an academy'], ['Join an academy']],
])(
  'offers %s what the role may do, on the page and in the menu',
  async (_, administrator, links, items) => {
    const { user } = await openHome(
      new ScriptedService().script('getProfile', reply.data({ realName: 'Li', administrator })),
    );
    expect(linkNames(screen.getByRole('main'))).toEqual(links);
    // A member has no need of help with a code.
    expect(linkNames(screen.getByRole('contentinfo'))).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Li' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      ...items,
      'Log out',
    ]);
  },
);

const ADMINISTRATOR = reply.data({ realName: 'Li', administrator: true });

test('shows an administrator the three newest assignments, and links each', async () => {
  const list = ['Safety & fire', 'Welding', 'Hygiene', 'Older'].map((content, index) => ({
    id: `a${index}`,
    content,
    headCount: 1200,
    createdAt: '2026-01-05T12:00:00.000Z',
  }));
  const service = new ScriptedService()
    .script('getProfile', ADMINISTRATOR)
    .script('queryAssignments', reply.data({ list, total: 4 }));
  await openHome(service);
  const items = main().getAllByRole('listitem');
  expect(items.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Safety & fireParticipants: 1,200 · .*2026/),
    expect.stringMatching(/^Welding/),
    expect.stringMatching(/^Hygiene/),
  ]);
  expect(main().getByRole('link', { name: 'Safety & fire' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/assignments\?keyword=Safety%20%26%20fire&/),
  );
});

test('a later page begins with what an administrator may do, until the profile says otherwise', async () => {
  const { unmount } = await openHome(new ScriptedService().script('getProfile', ADMINISTRATOR));
  unmount();
  const profile = reply.after(1000, reply.data({ realName: 'Li', administrator: false }));
  const service = new ScriptedService().script('getProfile', profile);
  await openHome(service, testEnvironment({ reloaded: true }));
  expect(main().getByRole('link', { name: 'Assignments' })).toBeVisible();
  await passTime(1000);
  expect(main().queryByRole('link', { name: 'Assignments' })).toBeNull();
});

test.each([
  ['that nothing was assigned', reply.data({ list: [], total: 0 }), /^No learning content has/],
  ['that the list cannot be loaded', reply.unreachable(), /^The assignments couldn’t/],
])('tells an administrator %s', async (_, answer, words) => {
  const service = new ScriptedService()
    .script('getProfile', ADMINISTRATOR)
    .script('queryAssignments', answer);
  await openHome(service);
  expect(main().getByText(words)).toBeVisible();
});

test('shows no assignments of the account that another tab has replaced', async () => {
  const row = (content: string) =>
    reply.data({
      list: [{ id: '1', content, headCount: 1, createdAt: '2026-01-05T12:00:00.000Z' }],
      total: 1,
    });
  const service = new ScriptedService()
    .script('getProfile', reply.data({ administrator: true }))
    .script('queryAssignments', row('Of the first'), reply.after(1000, row('Of the second')));
  const { environment } = await openHome(service);
  expect(main().getByText('Of the first')).toBeVisible();
  act(() => environment.otherTab('access_token', 'of-another'));
  await passTime(20);
  expect(main().queryByText('Of the first')).not.toBeInTheDocument();
});

test('greets a member without a name by none', async () => {
  await openHome(new ScriptedService().script('getProfile', reply.data({ realName: ' ' })));
  expect(main().getByRole('heading', { level: 1 })).toHaveTextContent(/^Welcome back$/);
});

test('says “back” only to a user who was here before', async () => {
  const greeting = () => main().getByRole('heading', { level: 1 }).textContent;
  const { unmount } = await openHome();
  expect(greeting()).toMatch(/^Welcome back, /);
  unmount();
  const environment = memberEnvironment('/');
  saveGreeting(environment);
  await renderApp({ environment });
  await passTime(100);
  expect(greeting()).toMatch(/^Welcome, /);
});
