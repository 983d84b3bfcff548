import { Fragment } from 'react';
import { Text } from '../components/Text/Text';
import { aboutOf } from './commonProps';
import { DataTable } from './DataTable';
import type { DocumentedProps } from './documentedProps';

/** Text with code between backquotes. */
const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));

/** The properties as the component's types and comments declare them. */
export function PropsTable({ also, props }: DocumentedProps) {
  return (
    <>
      {also === '' ? null : (
        <Text tone="secondary">
          It also accepts all properties of <code>{also}</code>.
        </Text>
      )}
      {props.length === 0 ? null : (
        <DataTable
          label="Table of properties"
          columns={['Name', 'Type', 'Default', 'Description']}
          rows={props.map((prop) => ({
            id: prop.name,
            cells: [
              <Fragment key="name">
                <code>{prop.name}</code>
                {prop.isRequired ? <small>required</small> : null}
              </Fragment>,
              <code key="type">{prop.type}</code>,
              prop.byDefault === '' ? null : <code>{prop.byDefault}</code>,
              withCode(aboutOf(prop)),
            ],
          }))}
        />
      )}
    </>
  );
}
