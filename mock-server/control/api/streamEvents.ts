import type { Response } from 'express';
import { IS_HEAD } from '#mock/http/answerHeadAsGet.ts';
import type { Namespace } from '#mock/state/types.ts';

const KEEP_ALIVE = 20_000;

/** Streams a namespace's events (server-sent events) until the client disconnects. */
export function streamEvents({ events }: Namespace, response: Response): void {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' });
  // The response to HEAD would never end otherwise.
  if (response.locals[IS_HEAD] === true) return void response.end();
  response.write(': connected\n\n');
  const stop = events.subscribe((event, data) =>
    response.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
  );
  const beat = setInterval(() => response.write(': still here\n\n'), KEEP_ALIVE);
  beat.unref();
  response.on('close', () => {
    clearInterval(beat);
    stop();
  });
}
