import { Text } from '../components/Text/Text';
import type { ComponentDocumentation } from './documentation';
import { Grid, Key } from './styled';

/** Keys and their effects. `Shift + Tab` is two keys, `Enter, Space` are alternatives. */
export function KeyboardTable({ keyboard }: Pick<ComponentDocumentation, 'keyboard'>) {
  if (typeof keyboard === 'string') return <Text tone="secondary">{keyboard}</Text>;
  return (
    <Grid>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {keyboard.map(([keys, does]) => (
          <tr key={keys}>
            <th scope="row">
              {keys
                .split(/(, | \+ )/)
                .map((part, index) =>
                  /^(, | \+ )$/.test(part) ? part : <Key key={index}>{part}</Key>,
                )}
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}
