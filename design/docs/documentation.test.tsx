import { readdirSync, readFileSync } from 'node:fs';
import { fireEvent, render } from '@testing-library/react';
import { componentProps } from 'virtual:component-props';
import type { ComponentDocumentation } from './documentation';
import { ComponentDoc } from './ComponentDoc';
import { componentGroups } from './componentDocs';
import { pageOfComponent, storyId, storyOfState, wordsOf } from './storyAddress';
import { stubObservers } from '../testing/observers';
import * as design from '..';

// Jest gives the module of a file instead of its text.
jest.mock('./componentDocs', () => ({
  ...jest.requireActual<object>('./componentDocs'),
  exampleOf: () => undefined,
  useExample: () => ({ Example: () => null, code: '' }),
}));

const components = readdirSync('design/components').sort();

/** The documentation and the stories of a component, by their required names. */
function filesOf(name: string): {
  documentation: ComponentDocumentation;
  stories: Record<string, unknown>;
} {
  const read = (file: string): Record<string, unknown> =>
    jest.requireActual(`../components/${name}/${name}.${file}`);
  return {
    documentation: read('docs')['docs'] as ComponentDocumentation,
    stories: read('stories'),
  };
}

describe.each(components)('%s', (name) => {
  const { documentation, stories } = filesOf(name);

  test('has an example to copy that imports only the design system and shows the component', () => {
    const code = readFileSync(`design/components/${name}/${name}.example.tsx`, 'utf8');
    const sources = [...code.matchAll(/ from '(.+)';/g)].map(([, source]) => source);
    expect(new Set(['#design', 'react', ...sources])).toEqual(new Set(['#design', 'react']));
    expect(code).toContain(`<${name}`);
  });

  test('is exported, and shown by the overview of components', () => {
    expect(design).toHaveProperty(name);
    expect(Object.values(componentGroups).flat()).toContain(name);
  });

  test('has a story for the page, for its states and for each overlay, also of its pictures', () => {
    const storyIds = Object.keys(stories).map((story) =>
      storyId(`Components / ${wordsOf(name)}`, story),
    );
    const { anatomy, guidance, matrix, overlays = [] } = documentation;
    const pair = typeof guidance === 'string' ? [] : [guidance.good.show, guidance.bad.show];
    const expected = [
      ...(matrix === undefined ? [] : ['States']),
      ...overlays.map((overlay) => overlay.name),
      ...[anatomy?.show, ...pair].filter((show) => typeof show === 'string'),
    ].map((state) => storyOfState(name, state));
    expect(storyIds).toEqual(expect.arrayContaining([pageOfComponent(name), ...expected]));
  });
});

test.each(Object.entries(componentProps))('%s describes its properties', (_, { also, ...own }) => {
  const properties = [own, ...own.types].flatMap(({ props }) => props);
  expect([also, ...properties].join('')).not.toBe('');
  expect(properties.filter(({ about }) => about === '')).toEqual([]);
});

test('a state of a dialog is shown in windows of three widths', () => {
  stubObservers();
  const view = render(<ComponentDoc documentation={filesOf('Modal').documentation} />);
  fireEvent.change(view.getByRole('combobox', { name: 'State' }), { target: { value: 'Stacked' } });
  expect(view.getByText(/^Phone, /)).toBeVisible();
  expect(view.getByRole('link', { name: 'Open alone' }).getAttribute('href')).toContain(
    'story=components--modal--stacked',
  );
});

test('a page shows its sections, and links each overlay to its story', () => {
  stubObservers();
  const { documentation } = filesOf('Menu');
  const view = render(<ComponentDoc documentation={documentation} />);
  for (const name of ['Example', 'States', 'Keyboard', 'In the product', 'Properties'])
    expect(view.getByRole('region', { name })).toBeTruthy();
  expect(view.getByRole('link', { name: 'Open' }).getAttribute('href')).toContain(
    'story=components--menu--open',
  );
});
