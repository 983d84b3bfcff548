import type { ComponentDocumentation } from '../../docs/documentation';
import { Button } from '../Button/Button';
import { Stack } from './Stack';
import { Example } from './Stack.example';
import code from './Stack.example.tsx?raw';

export const stackDocs: ComponentDocumentation = {
  name: 'Stack',
  title: 'Components / Stack',
  lead: 'Equal distances between elements, in a column or a row.',
  use: [
    'For all distances between components, because components have no margins.',
    'direction row with wrap for buttons side by side.',
  ],
  avoid: ['For tables of data.', 'For a gap that is not on the scale.'],
  example: { Example, code },
  tryOut: {
    element: (
      <Stack direction="row" wrap>
        <Button size="small">Members</Button>
        <Button>Departments</Button>
        <Button size="large">Prerequisites</Button>
        <Button>Roles</Button>
        <Button>Visitors</Button>
      </Stack>
    ),
    written: {
      children: [
        '<Button size="small">Members</Button>',
        '<Button>Departments</Button>',
        '<Button size="large">Prerequisites</Button>',
        '<Button>Roles</Button>',
        '<Button>Visitors</Button>',
      ].join('\n'),
    },
  },
  guidance: {
    good: {
      show: (
        <Stack direction="row" gap="3" wrap>
          <Button>Zurück zur Auswahl</Button>
          <Button variant="primary">Ausgewählte Mitglieder entfernen</Button>
        </Stack>
      ),
      why: 'Wraps where the words are long.',
    },
    bad: {
      show: (
        <Stack direction="row" gap="0">
          <Button>Zurück</Button>
          <Button variant="primary">Entfernen</Button>
        </Stack>
      ),
      why: 'No gap: two targets look like one.',
    },
  },
  states: [
    {
      name: 'Column',
      about: 'The usual one.',
      show: (
        <Stack gap="2">
          <Button>One</Button>
          <Button>Two</Button>
        </Stack>
      ),
    },
    {
      name: 'Row',
      about: 'Follows the reading direction.',
      show: (
        <Stack direction="row" gap="2">
          <Button>One</Button>
          <Button>Two</Button>
        </Stack>
      ),
    },
    {
      name: 'Wrapping row',
      about: 'Wraps when space runs out.',
      show: (
        <Stack direction="row" gap="2" wrap>
          {['Members', 'Departments', 'Groups', 'Prerequisites', 'Roles'].map((word) => (
            <Button key={word}>{word}</Button>
          ))}
        </Stack>
      ),
    },
  ],
  keyboard: 'None: it is a plain div. Its order is the tab order: never reverse it with styles.',
  accessibleName: 'None.',
  content: ['Rows of buttons wrap in German and Russian: set wrap.'],
  related: ['Card', 'Text'],
};
