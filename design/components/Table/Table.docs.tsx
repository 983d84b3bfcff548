import type { ComponentDocumentation } from '../../docs/documentation';
import { Live } from '../../docs/Live';
import { TickBox } from '../TickBox/TickBox';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Table, TableScroll } from './Table';

const PEOPLE = ['Li Na', 'Zhang Wei', 'Maria da Conceição dos Santos Magalhães de Albuquerque'];

/** Its scrolling region takes the focus where nothing in it does. */
function People({ label, busy, names = PEOPLE }: { label: string; busy?: true; names?: string[] }) {
  return (
    <Live initial={['Zhang Wei']}>
      {(chosen, set) => (
        <TableScroll aria-busy={busy}>
          <Table aria-label={label}>
            <thead>
              <tr>
                <th scope="col">
                  <VisuallyHidden>Chosen</VisuallyHidden>
                </th>
                <th scope="col">Name</th>
                <th scope="col">Employee ID</th>
              </tr>
            </thead>
            <tbody>
              {names.map((name, index) => (
                <tr key={name} data-chosen={chosen.includes(name) ? '' : undefined}>
                  <td>
                    <TickBox
                      label={`Select ${name}`}
                      state={chosen.includes(name) ? 'all' : 'none'}
                      onChange={(isChosen) =>
                        set(isChosen ? [...chosen, name] : chosen.filter((each) => each !== name))
                      }
                    />
                  </td>
                  <th scope="row">{name}</th>
                  <td>{`E010000${index}`}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </TableScroll>
      )}
    </Live>
  );
}

export const docs: ComponentDocumentation = {
  name: 'Table',
  parts: ['TableScroll'],
  lead: 'Rows of data below a sticky header.',
  use: [
    'For items that people compare by columns: members, academies.',
    'Inside TableScroll, as tall as ten rows.',
  ],
  avoid: ['For layout.', 'For one column: a list.', 'If cells must wrap: they end in an ellipsis.'],
  states: [
    { name: 'Rows', about: 'Even, one chosen.', show: <People label="People at rest" /> },
    {
      name: 'Busy',
      about: 'aria-busy on TableScroll: older rows stay, dimmed, while newer ones load.',
      show: <People label="People, busy" busy />,
    },
  ],
  keyboard: [
    [
      'Tab',
      'Moves to the controls in its cells; give TableScroll tabIndex 0 if it has none, so that keys can scroll it.',
    ],
    ['Arrow keys', 'Scroll the focused region (native).'],
  ],
  accessibleName:
    'Name it with aria-label or a caption. If TableScroll takes the focus, give it the role region and the name.',
  content: [
    'Headers are nouns of one or two words.',
    'data-number on a cell aligns figures at the end; codes and addresses run left to right.',
    'At 320 px the whole table scrolls sideways: keep the name in the first column.',
  ],
};
