import { DataTable } from './DataTable';
import type { ComponentDocumentation } from './documentation';
import { Specimen } from './Sheet';

/** A compound component, and what each of its parts is for. */
export function Anatomy({ specimen, parts }: NonNullable<ComponentDocumentation['anatomy']>) {
  return (
    <>
      <Specimen>{specimen}</Specimen>
      <DataTable
        label="Table of parts"
        columns={['Part', 'What it is']}
        rows={parts.map(({ name, about }) => ({ id: name, cells: [name, about] }))}
      />
    </>
  );
}
