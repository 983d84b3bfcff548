import { defaultDeployment } from './deployment';
import { deploymentOfPage } from './deploymentOfPage';

describe('the page', () => {
  function pageWith(html: string): Document {
    return new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html');
  }

  test('without a configuration has the defaults and no problem', () => {
    expect(deploymentOfPage(pageWith(''))).toEqual({ deployment: defaultDeployment, problems: [] });
  });

  test('reads its script element', () => {
    const html =
      '<script type="application/json" id="deployment">{"avatarHosts":["a.example"]}</script>';
    expect(deploymentOfPage(pageWith(html)).deployment.avatarHosts).toEqual(['a.example']);
  });

  const evil = '{"returnOrigins":["https://evil.example"]}';
  test.each([
    ['a text for readers', `<div id="deployment" hidden>${evil}</div>`],
    ['a script without a type', `<script id="deployment">${evil}</script>`],
  ])('reads nothing from %s with the same id, alone or before the configuration', (_, html) => {
    expect(deploymentOfPage(pageWith(html))).toEqual({
      deployment: defaultDeployment,
      problems: [],
    });
    const own =
      '<script type="application/json" id="deployment">{"avatarHosts":["a.example"]}</script>';
    expect(deploymentOfPage(pageWith(html + own)).deployment).toEqual({
      ...defaultDeployment,
      avatarHosts: ['a.example'],
    });
  });

  test.each(['{"avatarHosts":', '', 'null'])(
    'reports unreadable text and continues: %j',
    (text) => {
      const page = pageWith(`<script type="application/json" id="deployment">${text}</script>`);
      expect(deploymentOfPage(page)).toEqual({
        deployment: defaultDeployment,
        problems: ['deployment: must be a JSON object'],
      });
    },
  );
});
