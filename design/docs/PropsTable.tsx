import { Text } from '../components/Text/Text';
import { aboutOf } from './commonProps';
import type { DocumentedProps } from './documentedProps';
import { Grid, Scroll } from './styled';

/** The properties as the component's types and comments declare them. */
export function PropsTable({ also, props }: DocumentedProps) {
  return (
    <>
      {also === '' ? null : (
        <Text tone="secondary">
          Besides these, it accepts all properties of <code>{also}</code> .
        </Text>
      )}
      {props.length === 0 ? null : (
        <Scroll tabIndex={0} role="region" aria-label="Table of properties">
          <Grid>
            <thead>
              <tr>
                <th scope="col">Name</th>
                <th scope="col">Type</th>
                <th scope="col">Default</th>
                <th scope="col">Description</th>
              </tr>
            </thead>
            <tbody>
              {props.map(({ name, type, isRequired, byDefault, about }) => (
                <tr key={name}>
                  <th scope="row">
                    <code>{name}</code>
                    {isRequired ? ' (required)' : ''}
                  </th>
                  <td>
                    <code>{type}</code>
                  </td>
                  <td>{byDefault === '' ? null : <code>{byDefault}</code>}</td>
                  <td>
                    {aboutOf({ name, about })
                      .split('`')
                      .map((part, index) =>
                        index % 2 === 0 ? part : <code key={index}>{part}</code>,
                      )}
                  </td>
                </tr>
              ))}
            </tbody>
          </Grid>
        </Scroll>
      )}
    </>
  );
}
