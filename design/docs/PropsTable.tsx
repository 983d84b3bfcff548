import { Fragment } from 'react';
import { Heading } from '../components/Heading/Heading';
import { Text } from '../components/Text/Text';
import { anchorOf } from './anchorOf';
import { DataTable } from './DataTable';
import type { DocumentedProps } from './documentedProps';

/** Text with code between backquotes. */
export const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));

/** The id of the row of a property. */
export const propertyAnchor = (name: string) => anchorOf(`property ${name}`);

function Table({ label, props }: { label: string; props: DocumentedProps['props'] }) {
  return (
    <DataTable
      label={label}
      anchors
      columns={['Name', 'Type', 'Default', 'Description']}
      rows={props.map((prop) => ({
        id: propertyAnchor(prop.name),
        cells: [
          <Fragment key="name">
            <code>{prop.name}</code>
            {prop.isRequired ? <small>required</small> : null}
          </Fragment>,
          <code key="type">{prop.type}</code>,
          prop.byDefault === '' ? null : <code>{prop.byDefault}</code>,
          withCode(prop.about),
        ],
      }))}
    />
  );
}

/** The properties as the component's types and comments declare them, and the types they name. */
export function PropsTable({ also, props, types }: DocumentedProps) {
  return (
    <>
      {also === '' ? null : (
        <Text tone="secondary">
          It also accepts all properties of <code>{also}</code>.
        </Text>
      )}
      {props.length === 0 ? null : <Table label="Table of properties" props={props} />}
      {types.map((type) => (
        <Fragment key={type.name}>
          <Heading level={3}>{type.name}</Heading>
          <Table label={`Table of ${type.name}`} props={type.props} />
        </Fragment>
      ))}
    </>
  );
}
