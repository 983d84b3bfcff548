import { Fragment } from 'react';
import { componentProps } from 'virtual:component-props';
import { Heading } from '../components/Heading/Heading';
import { Text } from '../components/Text/Text';
import { anchorOf } from './anchorOf';
import { DataTable } from './DataTable';
import type { DocumentedProps } from './documentedProps';

export const withCode = (text: string) =>
  text.split('`').map((part, index) => (index % 2 === 0 ? part : <code key={index}>{part}</code>));

export const propertyAnchor = (owner: string, name: string) =>
  anchorOf(`property ${owner} ${name}`);

function Table({ owner, props }: { owner: string; props: DocumentedProps['props'] }) {
  return (
    <DataTable
      label={`Properties of ${owner}`}
      anchors
      columns={['Name', 'Type', 'Default', 'Description']}
      rows={props.map((prop) => ({
        id: propertyAnchor(owner, prop.name),
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

export function PropsTable({ name }: { name: string }) {
  const { also = '', props = [], types = [] } = componentProps[name] ?? {};
  return (
    <>
      {also === '' ? null : (
        <Text tone="secondary">
          <code>{name}</code> accepts all properties of <code>{also}</code>.
        </Text>
      )}
      {props.length === 0 ? null : <Table owner={name} props={props} />}
      {types.map((type) => (
        <Fragment key={type.name}>
          <Heading level={3}>{type.name}</Heading>
          <Table owner={type.name} props={type.props} />
        </Fragment>
      ))}
    </>
  );
}
