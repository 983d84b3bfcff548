import { readdirSync, readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { exportOf } from './documentation';
import type { ComponentDocumentation } from './documentation';
import { ComponentDoc } from './ComponentDoc';
import * as design from '..';
import { aboutOf } from './commonProps';
import { componentProps } from './props.generated';

const components = readdirSync('design/components').sort();

/** The documentation and the stories of a component, by their required names. */
function filesOf(name: string): {
  documentation: ComponentDocumentation;
  stories: Record<string, unknown>;
} {
  const read = (file: string): Record<string, unknown> =>
    jest.requireActual(`../components/${name}/${name}.${file}`);
  const documentation = read('docs')[`${name.charAt(0).toLowerCase()}${name.slice(1)}Docs`];
  return {
    documentation: documentation as ComponentDocumentation,
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

  test('is exported and relates to components that exist', () => {
    expect(design).toHaveProperty(name);
    expect(components).toEqual(expect.arrayContaining([...documentation.related]));
  });

  test('describes all its properties', () => {
    const silent = (componentProps[name]?.props ?? []).filter((prop) => aboutOf(prop) === '');
    expect(silent.map((prop) => prop.name)).toEqual([]);
  });

  test('has a story for the page and for each state', () => {
    const wanted = ['Documentation', ...documentation.states.map((state) => exportOf(state.name))];
    expect(wanted.filter((story) => typeof stories[story] !== 'function')).toEqual([]);
  });
});

test('a page shows its sections, and links each state to its story', () => {
  const { documentation } = filesOf('Pagination');
  // Jest gives the module of a file instead of its text.
  const example = { ...documentation.example, code: '' };
  const view = render(<ComponentDoc documentation={{ ...documentation, example }} />);
  for (const name of ['Example', 'Try it', 'Good and bad', 'Anatomy', 'Keyboard', 'Properties'])
    expect(view.getByRole('region', { name })).toBeTruthy();
  expect(view.getByRole('link', { name: 'First page' }).getAttribute('href')).toContain(
    'story=components--pagination--first-page',
  );
});
