import type { IncomingHttpHeaders } from 'node:http';
import type { operations as Operations } from '#mock/contract/control.generated.ts';
import type { Contract } from '#mock/contract/contract.ts';
import type { CheckScene } from '#mock/control/scenes/checkScene.ts';
import type { SceneFolder } from '#mock/control/scenes/sceneFolder.ts';
import type { Namespaces } from '#mock/state/namespaces.ts';
import type { Namespace } from '#mock/state/types.ts';

/** Settings that the desk shows. */
export interface AboutMock {
  enforce: boolean;
  seed: number;
  appUrl: string;
  /** Addresses of this machine in the local network; empty unless the mock listens there. */
  addresses: readonly string[];
}

/** The scenes of the repository, and the check of any scene. */
export interface SceneTools {
  folder: SceneFolder;
  check: CheckScene;
}

type Id = keyof Operations;

/** Operations that other code answers; `x-served-by` in `control.yaml` names it. */
type ServedElsewhere =
  | 'followEvents'
  | 'openWithScenario'
  | 'openScene'
  | 'getDatabase'
  | 'listRows'
  | 'addRow'
  | 'getRow'
  | 'replaceRow'
  | 'changeRow'
  | 'removeRow';
export type ControlId = Exclude<Id, ServedElsewhere>;

type Parameters<
  Name extends Id,
  Place extends 'query' | 'path',
> = Operations[Name]['parameters'] extends { [Key in Place]?: infer Found }
  ? [Found] extends [never]
    ? Record<string, never>
    : NonNullable<Found>
  : never;
type Body<Name extends Id> = Operations[Name] extends { requestBody: { content: infer Content } }
  ? Content[keyof Content]
  : undefined;
type Content<Response> = Response extends { content: infer Media } ? Media[keyof Media] : undefined;

/**
 * What a control handler receives. The dispatcher has checked it against `contract/control.yaml`.
 */
export interface ControlCall<Name extends ControlId> {
  query: Parameters<Name, 'query'>;
  path: Parameters<Name, 'path'>;
  body: Body<Name>;
  headers: IncomingHttpHeaders;
  namespace: Namespace;
  namespaces: Namespaces;
  contract: Contract;
  control: Contract;
  about: AboutMock;
  scenes: SceneTools;
}

/** One documented answer. */
export type ControlAnswer<Name extends ControlId> = {
  [Status in keyof Operations[Name]['responses'] & number]: {
    status: Status;
    body: Content<Operations[Name]['responses'][Status]>;
  };
}[keyof Operations[Name]['responses'] & number];

/** One handler for each operation of `control.yaml`; a missing one does not compile. */
export type ControlHandlers = {
  [Name in ControlId]: (call: ControlCall<Name>) => ControlAnswer<Name>;
};
