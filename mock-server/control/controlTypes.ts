import type { Contract } from '../contract/contract';
import type { FaultRule } from '../faults/faultRules';
import type { Space, Spaces } from '../space/space';

/** Settings that the page shows. */
export interface AboutMock {
  enforce: boolean;
  seed: number;
  appUrl: string;
}

/** What a control handler gets. Its shapes are those of `contract/control.yaml`, checked before it runs. */
export interface ControlCall<Body = unknown> {
  query: Record<string, string | undefined>;
  body: Body;
  space: Space;
  spaces: Spaces;
  contract: Contract;
  about: AboutMock;
}

export interface ControlAnswer {
  status: number;
  body: unknown;
}

export type ControlHandler<Body = unknown> = (call: ControlCall<Body>) => ControlAnswer;

/** Body of `setClock`; `reset` happens first, then `freeze`, then `advanceMs`. */
export interface ClockChange {
  freeze?: string;
  advanceMs?: number;
  reset?: true;
}

/** One handler for each operation of `control.yaml` but the event stream. */
export interface ControlHandlers {
  getAbout: ControlHandler;
  getOpenApi: ControlHandler;
  listMessages: ControlHandler;
  listChallenges: ControlHandler;
  getClock: ControlHandler;
  setClock: ControlHandler<ClockChange>;
  resetNamespace: ControlHandler;
  listRequests: ControlHandler;
  clearRequests: ControlHandler;
  listFaults: ControlHandler;
  addFault: ControlHandler<FaultRule>;
  clearFaults: ControlHandler;
}
