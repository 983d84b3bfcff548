import type { QrMove, Scene, Upstream } from '#mock/state/controlTypes.ts';
import { loadScene } from '#mock/control/scenes/loadScene.ts';
import { sceneProblem } from '#mock/control/scenes/sceneProblem.ts';
import { cancelQr, confirmQr, expireQr, scanQr } from '#mock/services/qr/qrSessions.ts';
import type { QrOutcome } from '#mock/services/qr/qrSessions.ts';
import { isExpressibleTime } from '#mock/state/clock.ts';
import type { Clock } from '#mock/state/clock.ts';
import { stateOf } from '#mock/state/namespaceState.ts';
import { sceneOf } from '#mock/state/scene.ts';
import {
  anything,
  flag,
  listOf,
  matching,
  object,
  optional,
  range,
  text,
  time,
} from '#mock/state/shape.ts';
import type { Namespace } from '#mock/state/types.ts';
import { upstreamProblem } from '#mock/state/upstream.ts';
import { qrView } from '../qrView';
import { ControlRefusal, route, routeWith } from '../route';
import type { Routes } from '../route';

interface ClockChange {
  /** Back to the real time. */
  reset?: true;
  freeze?: string;
  advanceMs?: number;
}

const clockChange = object<ClockChange>({
  reset: optional(flag),
  freeze: optional(time),
  advanceMs: optional(range(0, 315_360_000_000)),
});

const upstream = object<Upstream>({
  url: text,
  operations: optional(listOf(text)),
  unknownPaths: optional(flag),
  timeoutMs: optional(range(1, 600_000)),
});

const newScene = object<{ name: string; about?: string }>({
  name: matching(/^[A-Za-z0-9_-]{1,64}$/),
  about: optional(text),
});

/** The user who confirms if the request names none. */
const USUAL_PERSON = 'user-chinese';

const qrMoves: Readonly<
  Record<QrMove, (namespace: Namespace, id: string, userId: string) => QrOutcome>
> = {
  scan: scanQr,
  confirm: confirmQr,
  cancel: cancelQr,
  expire: expireQr,
};

function clockState(clock: Clock): { now: string; frozen: boolean } {
  return { now: clock.iso(), frozen: clock.isFrozen() };
}

function currentScene(namespace: Namespace): Scene {
  return sceneOf(namespace, stateOf(namespace));
}

function publishUpstream({ upstream: { state }, events }: Namespace) {
  events.publish('upstream', state());
  return state();
}

/** The state of the namespace: clock, QR sessions, scenes, upstream. */
export const stateRoutes: Routes = {
  '/clock': {
    GET: route(({ namespace }) => clockState(namespace.clock)),
    POST: routeWith<ClockChange>(clockChange, ({ body, namespace: { clock, events } }) => {
      const { reset, freeze, advanceMs } = body;
      const before = clock.state();
      if (reset) clock.reset();
      if (freeze !== undefined) clock.freeze(Date.parse(freeze));
      const isStart = isExpressibleTime(clock.now());
      if (advanceMs !== undefined) clock.advance(advanceMs);
      if (!isExpressibleTime(clock.now())) {
        clock.load(before);
        throw new ControlRefusal(
          422,
          isStart
            ? 'advanceMs moves the clock past the year 9999'
            : `freeze "${freeze}" is not a time in the years 0 to 9999`,
        );
      }
      events.publish('clock', clockState(clock));
      return clockState(clock);
    }),
  },
  '/reset': {
    POST: route(({ namespace: { name }, namespaces }) => ({
      namespace: namespaces.reset(name).name,
    })),
  },
  '/namespaces/{name}': {
    DELETE: route(({ path: { name = '' }, namespaces }) => {
      if (!namespaces.remove(name))
        throw new ControlRefusal(404, `There is no namespace "${name}"`);
      return {};
    }),
  },
  '/qr/{id}/{action}': {
    POST: routeWith<{ userId?: string }>(
      object<{ userId?: string }>({ userId: optional(text) }),
      ({ body: { userId = USUAL_PERSON }, path: { id = '', action = '' }, namespace }) => {
        if (!Object.hasOwn(qrMoves, action))
          throw new ControlRefusal(
            422,
            `A session cannot ${action}; the moves are ${Object.keys(qrMoves).join(', ')}`,
          );
        const outcome = qrMoves[action as QrMove](namespace, id, userId);
        if (outcome.ok) return qrView(outcome.qrSession);
        throw new ControlRefusal(outcome.reason === 'illegal' ? 409 : 404, outcome.message);
      },
    ),
  },
  '/scene': {
    GET: route(({ namespace }) => currentScene(namespace)),
    PUT: routeWith<Scene>(anything, ({ body, namespace }) => {
      const problem = sceneProblem(body);
      if (problem !== undefined) throw new ControlRefusal(422, problem);
      loadScene(namespace, body);
      return currentScene(namespace);
    }),
  },
  '/scenes': {
    GET: route(({ scenes }) => scenes.list()),
    POST: routeWith<{ name: string; about?: string }>(
      newScene,
      ({ body: { name, about }, namespace, namespaces, scenes }) => {
        scenes.save(name, {
          ...(about !== undefined && { about }),
          ...currentScene(namespace),
        });
        for (const { events } of namespaces.list()) events.publish('scenes', scenes.list());
        return scenes.list();
      },
      201,
    ),
  },
  '/scenes/{name}/load': {
    POST: route(({ path: { name = '' }, namespace, scenes }) => {
      const reading = scenes.read(name);
      if ('problem' in reading)
        throw new ControlRefusal(reading.missing ? 404 : 422, reading.problem);
      loadScene(namespace, reading.scene);
      return reading.scene;
    }),
  },
  '/upstream': {
    GET: route(({ namespace }) => namespace.upstream.state()),
    PUT: routeWith<Upstream>(upstream, ({ body, contract, namespace }) => {
      const problem = upstreamProblem(
        body,
        contract.operations.map(({ id }) => id),
      );
      if (problem !== undefined) throw new ControlRefusal(422, problem);
      namespace.upstream.set(body);
      return publishUpstream(namespace);
    }),
    DELETE: route(({ namespace }) => {
      namespace.upstream.set(undefined);
      return publishUpstream(namespace);
    }),
  },
};
