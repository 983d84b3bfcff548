import { useState } from 'react';
import { Table, TickBox } from '#design';

const people = ['Li Na', 'Zhang Wei'];

export function Example() {
  const [chosen, setChosen] = useState<readonly string[]>(['Li Na']);
  const count = chosen.length === people.length ? 'all' : 'some';
  return (
    <Table aria-label="Members">
      <thead>
        <tr>
          <th scope="col">
            <TickBox
              label="Select this page"
              state={chosen.length === 0 ? 'none' : count}
              onChange={(isChosen) => setChosen(isChosen ? people : [])}
            />
          </th>
          <th scope="col">Name</th>
        </tr>
      </thead>
      <tbody>
        {people.map((name) => (
          <tr key={name}>
            <td>
              <TickBox
                label={`Select ${name}`}
                state={chosen.includes(name) ? 'all' : 'none'}
                onChange={(isChosen) =>
                  setChosen([
                    ...chosen.filter((each) => each !== name),
                    ...(isChosen ? [name] : []),
                  ])
                }
              />
            </td>
            <td>{name}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
