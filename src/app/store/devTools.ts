/** Names whose values sign a user in. Exported logs of the development tools must not have them. */
const SECRET = /token|^code$|verification_?code|sessionId/i;

/** A copy of an action or a state without secrets. */
export function withoutSecrets<Value>(value: Value): Value {
  return JSON.parse(
    JSON.stringify(value, (name, part: unknown) =>
      typeof part === 'string' && SECRET.test(name) ? '•••' : part,
    ),
  ) as Value;
}
