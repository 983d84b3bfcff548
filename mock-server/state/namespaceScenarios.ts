/** Operation ids with the names of the outcomes that are wanted of them. */
export type Choices = Readonly<Record<string, string>>;

/** The scenarios of a whole namespace, until they are reset. */
export interface NamespaceScenarios {
  all(): Choices;
  of(operation: string): string | undefined;
  /** @param name null resets the choice */
  set(operation: string, name: string | null): void;
  replace(choices: Choices): void;
}

/** Makes an empty set of choices. */
export function makeNamespaceScenarios(): NamespaceScenarios {
  let chosen: Choices = {};
  return {
    all: () => chosen,
    of: (operation) => (Object.hasOwn(chosen, operation) ? chosen[operation] : undefined),
    set(operation, name) {
      const { [operation]: _before, ...others } = chosen;
      chosen = name === null ? others : { ...others, [operation]: name };
    },
    replace(choices) {
      chosen = choices;
    },
  };
}
