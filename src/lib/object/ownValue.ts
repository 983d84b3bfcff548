/**
 * The value of a record's own property. With a name from outside, such as an id of a service,
 * `record[name]` can find an inherited property such as `constructor`.
 */
export function ownValue<Value>(
  record: Readonly<Record<string, Value>>,
  name: string,
): Value | undefined {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}
