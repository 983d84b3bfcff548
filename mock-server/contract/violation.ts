import type { components } from './control.generated';

/** One way in which a request or an answer breaks the contract. */
export type Violation = components['schemas']['Violation'];
