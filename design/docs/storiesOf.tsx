import { ComponentDoc } from './ComponentDoc';
import type { ComponentDocumentation } from './documentation';
import { StateMatrix } from './StateMatrix';
import { StateSpecimen } from './States';

/** The story with a component's page. */
export function documentationStory(documentation: ComponentDocumentation) {
  return function Documentation() {
    return <ComponentDoc documentation={documentation} />;
  };
}

/**
 * The story of one state of a component.
 * @throws if its documentation has no such state
 */
export function stateStory({ name, states }: ComponentDocumentation, wanted: string) {
  const state = states.find((each) => each.name === wanted);
  if (state === undefined) throw new Error(`The documentation of ${name} has no state "${wanted}"`);
  return function State() {
    return <StateSpecimen {...state} />;
  };
}

/** The story of the variants and states of a component. */
export function matrixStory({ name, matrix }: ComponentDocumentation) {
  return function Matrix() {
    return <StateMatrix name={name} matrix={matrix} />;
  };
}
