import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { render, screen, within } from '@testing-library/react';
import { exportOf } from './documentation';
import type { ComponentDocumentation } from './documentation';
import { ComponentDoc } from './ComponentDoc';
import * as design from '..';
import { aboutOf } from './commonProps';
import { controlsOf } from './controls/controlsOf';
import type { Values } from './controls/controlsOf';
import { TryOut } from './controls/TryOut';
import { componentProps } from './props.generated';

const components = readdirSync('design/components').sort();

/** The documentation and the stories of a component, by their required names. */
function filesOf(name: string): {
  documentation: ComponentDocumentation | undefined;
  stories: Record<string, unknown>;
} {
  const read = (file: string): Record<string, unknown> =>
    jest.requireActual(`../components/${name}/${name}.${file}`);
  const documentation = read('docs')[`${name.charAt(0).toLowerCase()}${name.slice(1)}Docs`];
  return {
    documentation: documentation as ComponentDocumentation | undefined,
    stories: read('stories'),
  };
}

describe.each(components)('%s', (name) => {
  const { documentation, stories } = filesOf(name);

  test('has an example to copy that renders, imports only the design system and shows the component', () => {
    const code = readFileSync(`design/components/${name}/${name}.example.tsx`, 'utf8');
    const sources = [...code.matchAll(/ from '(.+)';/g)].map(([, source]) => source);
    expect(new Set(['#design', 'react', ...sources])).toEqual(new Set(['#design', 'react']));
    expect(code).toContain(`<${name}`);
    const { Example } = documentation!.example;
    render(<Example />).unmount();
  });

  test('relates to components that exist, and no component has a property without description', () => {
    expect(components).toEqual(expect.arrayContaining([...documentation!.related]));
    const silent = (componentProps[name]?.props ?? []).filter((prop) => aboutOf(prop) === '');
    expect(silent.map((prop) => prop.name)).toEqual([]);
  });

  test('has controls for its properties, if a reader can change more than texts', () => {
    const { tryOut } = documentation!;
    const { props } = componentProps[name]!;
    const values = (tryOut?.element.props ?? {}) as Values;
    const controls = controlsOf(props, values, tryOut);
    if (tryOut === undefined) {
      expect(controls.filter(({ kind }) => kind !== 'text')).toEqual([]);
      return;
    }
    const { children } = tryOut.element.props as { children?: unknown };
    expect(tryOut.written?.children !== undefined).toBe(
      children !== undefined && typeof children !== 'string',
    );
    render(<TryOut name={name} {...tryOut} />);
    const panel = within(screen.getByRole('group', { name: 'Properties to change' }));
    for (const control of controls) expect(panel.getByLabelText(control.name)).toBeInTheDocument();
  });

  test('forces each state of the pointer that its styles have', () => {
    const source = `design/components/${name}/styled.ts`;
    const styles = existsSync(source) ? readFileSync(source, 'utf8') : '';
    const styled = ['hover', 'active'].filter((state) => styles.includes(`:${state}`));
    // An overlay is in a separate window, in which no state is forced.
    const inPage = documentation!.states.filter(({ overlay }) => overlay === undefined);
    if (inPage.length === 0) return;
    const forced = inPage.map(({ force }) => force?.state);
    expect(forced).toEqual(expect.arrayContaining(styled));
  });

  test('has a page with text in every section', () => {
    expect(documentation?.name).toBe(name);
    expect(design).toHaveProperty(name);
    const { lead, use, avoid, anatomy, states, keyboard, accessibleName, content, title } =
      documentation!;
    expect(title).toMatch(/^Components \/ [A-Z][a-z ]+$/);
    for (const part of [
      lead,
      use,
      avoid,
      anatomy.parts,
      states,
      keyboard,
      accessibleName.from,
      content,
    ])
      expect(part).not.toHaveLength(0);
    const { also, props } = componentProps[name]!;
    expect(also + String(props.map((prop) => prop.name))).not.toBe('');
  });

  test('has a story for the page and for each state, under one title', () => {
    expect(stories['default']).toMatchObject({ title: documentation!.title });
    const missing = [
      'Documentation',
      ...documentation!.states.map((state) => exportOf(state.name)),
    ].filter((story) => typeof stories[story] !== 'function');
    expect(missing).toEqual([]);
  });

  test('has the parts, the states and the name that its page describes', () => {
    const {
      anatomy,
      states,
      accessibleName: { role, name: called },
    } = documentation!;
    const view = render(anatomy.specimen);
    // A selector that jsdom cannot parse would throw.
    expect(
      anatomy.parts
        .filter(({ find }) => view.container.querySelector(find) === null)
        .map((part) => part.name),
    ).toEqual([]);
    if (role !== undefined)
      expect(
        within(view.container).getAllByRole(role, called === undefined ? {} : { name: called }),
      ).not.toHaveLength(0);
    view.unmount();
    for (const { force, show } of states.filter(({ overlay }) => overlay === undefined)) {
      const state = render(show);
      if (force) expect(state.container.querySelector(force.on)).not.toBeNull();
      state.unmount();
    }
  });
});

/** What kind of value a type holds. */
function kindOf(type: string): string {
  if (type.includes('=>')) return 'function';
  if (/\[\]|^\{/.test(type)) return 'structure';
  return type.includes("'") ? 'words' : type.replace(/<.*/, '');
}

test('a description without a place in the source belongs to properties of one kind', () => {
  const kinds = new Map<string, Set<string>>();
  for (const { props } of Object.values(componentProps))
    for (const { name, type, about } of props)
      if (about === '' && /^[a-z]+$/.test(kindOf(type)))
        kinds.set(name, (kinds.get(name) ?? new Set()).add(kindOf(type)));
  expect([...kinds].filter(([, found]) => found.size > 1)).toEqual([]);
});

test('a page shows its sections under their headings', () => {
  const view = render(<ComponentDoc documentation={filesOf('Button').documentation!} />);
  expect(view.getByRole('heading', { level: 1 }).textContent).toBe('Button');
  for (const heading of [
    'Example',
    'Try it',
    'When to use it',
    'When not to use it',
    'Good and bad',
    'Anatomy',
    'States',
    'Keyboard',
    'Accessible name',
    'Words and long languages',
    'Properties',
    'Related components',
  ]) {
    expect(view.getByRole('region', { name: heading })).toBeTruthy();
  }
  expect(view.getByRole('row', { name: /^size .*'large' 'medium'/ })).toBeTruthy();
  expect(view.getByRole('link', { name: 'Focus visible' }).getAttribute('href')).toContain(
    'story=components--button--focus-visible',
  );
});
