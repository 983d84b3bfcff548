import { anchorOf } from './anchorOf';
import { DataTable } from './DataTable';
import type { ComponentDocumentation } from './documentation';
import { Key } from './styled';

const SEPARATOR = /(, | \+ )/;

export const keyAnchor = (keys: string) => anchorOf(`key ${keys}`);

/** Keys and their effects. `Shift + Tab` is two keys, `Enter, Space` are alternatives. */
export function KeyboardTable({
  keyboard,
}: {
  keyboard: NonNullable<ComponentDocumentation['keyboard']>;
}) {
  return (
    <DataTable
      label="Table of keys"
      columns={['Key', 'What it does']}
      anchors
      rows={keyboard.map(([keys, does]) => ({
        id: keyAnchor(keys),
        cells: [
          keys
            .split(SEPARATOR)
            .map((part, index) => (SEPARATOR.test(part) ? part : <Key key={index}>{part}</Key>)),
          does,
        ],
      }))}
    />
  );
}
