import type { components } from '#mock/contract/control.generated.ts';
import type { Contract } from '#mock/contract/contract.ts';
import { cookieChoices } from '#mock/services/common/chosenScenarios.ts';
import { findScenario, scenariosOf } from '#mock/services/scenarios.ts';
import type { OperationId } from '#shared/api/contract/operations.generated.ts';
import { namespaceInCookie } from '#mock/state/namespaceName.ts';
import { isFaultRule } from '#mock/state/rules.ts';
import type { Namespace } from '#mock/state/types.ts';
import { found, refused, refusedUnlessKnown } from '../answers';
import type { ControlHandlers } from '../controlTypes';
import { headersProblem } from '../headersProblem';

type Schemas = components['schemas'];
type Rules =
  | 'listRules'
  | 'addRule'
  | 'clearRules'
  | 'replaceRule'
  | 'arrangeRule'
  | 'removeRule'
  | 'getBrowser'
  | 'listScenarios'
  | 'setScenario'
  | 'clearScenarios'
  | 'listFaults'
  | 'addFault'
  | 'removeFault'
  | 'clearFaults';

function publish({ events, rules }: Namespace): void {
  events.publish('rules', rules.list());
}

/** What is wrong with the outcome of a rule. For `*`, every operation must have the outcome. */
function outcomeProblem({ operations }: Contract, rule: Schemas['Rule']): string | undefined {
  const { kind, operation, outcome } = rule;
  if (kind !== 'outcome') return outcome === undefined ? undefined : 'outcome needs kind "outcome"';
  if (outcome === undefined) return 'kind "outcome" needs the name of an outcome';
  const concerned = operation === '*' ? operations.map(({ id }) => id) : [operation];
  return concerned
    .map((id) => findScenario(id, outcome))
    .find((problem) => typeof problem === 'string');
}

function refusalOf(contract: Contract, rule: Schemas['Rule']) {
  const unknown = rule.operation === '*' ? undefined : refusedUnlessKnown(contract, rule.operation);
  if (unknown) return unknown;
  const problem = outcomeProblem(contract, rule) ?? headersProblem(rule.headers);
  return problem === undefined ? undefined : refused(422, problem);
}

/** Rules for future calls. `faults` and `scenarios` are two older views of the same rules. */
export const ruleHandlers: Pick<ControlHandlers, Rules> = {
  listRules: ({ namespace }) => found(namespace.rules.list()),

  addRule({ body, contract, namespace }) {
    const refusal = refusalOf(contract, body);
    if (refusal) return refusal;
    const rule = namespace.rules.add(body);
    publish(namespace);
    return { status: 201, body: rule };
  },

  clearRules({ namespace }) {
    namespace.rules.replace([]);
    publish(namespace);
    return found([]);
  },

  replaceRule({ body, path, contract, namespace }) {
    const refusal = refusalOf(contract, body);
    if (refusal) return refusal;
    const rule = namespace.rules.replaceOne(path.id, body);
    if (!rule) return refused(404, `There is no rule ${path.id}`);
    publish(namespace);
    return found(rule);
  },

  arrangeRule({ body, path, namespace }) {
    if (!namespace.rules.arrange(path.id, body)) return refused(404, `There is no rule ${path.id}`);
    publish(namespace);
    return found(namespace.rules.list());
  },

  removeRule({ path, namespace }) {
    if (!namespace.rules.remove(path.id)) return refused(404, `There is no rule ${path.id}`);
    publish(namespace);
    return found(namespace.rules.list());
  },

  getBrowser({ headers }) {
    const choices = cookieChoices(headers);
    return found({
      namespace: namespaceInCookie(headers) ?? null,
      outcomes: typeof choices === 'string' ? {} : choices,
    });
  },

  listScenarios: ({ contract, namespace }) =>
    found({
      active: namespace.rules.choices(),
      operations: contract.operations.map(({ id, summary }) => ({
        operation: id,
        summary,
        scenarios: Object.entries(scenariosOf(id as OperationId)).map(
          ([name, { about, status, code }]) => ({ name, about, status, code }),
        ),
      })),
    }),

  setScenario({ body: { operation, scenario }, contract, namespace }) {
    const unknown = refusedUnlessKnown(contract, operation);
    if (unknown) return unknown;
    const problem = scenario === null ? undefined : findScenario(operation, scenario);
    if (typeof problem === 'string') return refused(422, problem);
    namespace.rules.choose(operation, scenario);
    publish(namespace);
    return found(namespace.rules.choices());
  },

  clearScenarios({ namespace }) {
    namespace.rules.replace(namespace.rules.list().filter(isFaultRule));
    publish(namespace);
    return found({});
  },

  listFaults: ({ namespace }) => found(namespace.rules.faults()),

  addFault({ body, contract, namespace }) {
    const refusal = refusalOf(contract, body);
    if (refusal) return refusal;
    const rule = namespace.rules.add(body) as Schemas['ActiveFaultRule'];
    publish(namespace);
    return { status: 201, body: rule };
  },

  removeFault({ path, namespace }) {
    const isFault = namespace.rules.faults().some(({ id }) => id === path.id);
    if (!isFault) return refused(404, `There is no fault rule ${path.id}`);
    namespace.rules.remove(path.id);
    publish(namespace);
    return found(namespace.rules.faults());
  },

  clearFaults({ namespace }) {
    namespace.rules.replace(namespace.rules.list().filter((rule) => !isFaultRule(rule)));
    publish(namespace);
    return found([]);
  },
};
