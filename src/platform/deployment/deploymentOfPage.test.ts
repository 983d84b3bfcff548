import { defaultDeployment } from './deployment';
import { deploymentOfPage } from './deploymentOfPage';

describe('the page', () => {
  function pageWith(html: string): Document {
    return new DOMParser().parseFromString(`<!doctype html><body>${html}</body>`, 'text/html');
  }

  test('without a configuration has the defaults and no problem', () => {
    expect(deploymentOfPage(pageWith(''))).toEqual({ deployment: defaultDeployment, problems: [] });
  });

  test('gives what its script element holds', () => {
    const html = '<script type="application/json" id="deployment">{"avatarHosts":["a.example"]}</script>';
    expect(deploymentOfPage(pageWith(html)).deployment.avatarHosts).toEqual(['a.example']);
  });

  test.each(['{"avatarHosts":', '', 'null'])('with unreadable text says so and works on: %j', (text) => {
    const page = pageWith(`<script type="application/json" id="deployment">${text}</script>`);
    expect(deploymentOfPage(page)).toEqual({
      deployment: defaultDeployment,
      problems: ['deployment: must be a JSON object'],
    });
  });
});
