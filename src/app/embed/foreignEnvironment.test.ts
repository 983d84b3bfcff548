import { foreignEnvironment } from './foreignEnvironment';

it('redirects, opens tabs and reports at the academy’s origin, whatever base the page has', () => {
  document.head.append(
    Object.assign(document.createElement('base'), { href: 'https://files.example/x/' }),
  );
  const [assign, open, sendBeacon] = [jest.fn(), jest.fn(), jest.fn(() => true)];
  const location = { href: 'https://school.example/courses?a=1', assign };
  const page = { document, location, open, navigator: { sendBeacon } } as unknown as Window
    & typeof globalThis;
  const environment = foreignEnvironment(page, []);
  environment.goTo('/login/index?loginMode=3');
  environment.goTo('https://portal.example/in');
  environment.openTab('/service');
  environment.beacon('/api/report', '{}');
  expect(
    [
      ...assign.mock.calls,
      open.mock.calls[0]?.[0],
      (sendBeacon.mock.calls as unknown[][])[0]?.[0],
    ].flat(),
  ).toEqual([
    'https://school.example/login/index?loginMode=3',
    'https://portal.example/in',
    'https://school.example/service',
    'https://school.example/api/report',
  ]);
});
