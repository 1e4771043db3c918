import type { Handler } from '#scripts/platform/edge/origins.ts';
import type { Events } from '#scripts/platform/events/events.ts';
import { startGatewayListener } from '#scripts/platform/gateway/gateway.ts';
import { jsonResponse } from '#scripts/platform/http/message.ts';
import type { LambdaService } from '#scripts/platform/lambda/service.ts';
import type { Cell } from '#scripts/platform/template/cells.ts';

type Running = { service: LambdaService; gateway: Handler; events: Events };

/** Starts a cell's functions, and its events once `after` settles. */
export type RunCell = (cell: Cell, after?: Promise<unknown>) => Running;

/** As API Gateway answers for an integration that it cannot reach. */
const unavailable = jsonResponse(503, { message: 'Service Unavailable' });

/** A cell with a listener of its own, which can be stopped and started alone. */
export const startCell = async (first: Cell, run: RunCell) => {
  let cell = first;
  let ending: Promise<unknown> | null = null;
  const handle: Handler = (request) => (ending ? Promise.resolve(unavailable) : running.gateway(request));
  const listener = await startGatewayListener(() => ({ domain: cell.api.domain, handle }));
  let running = run(cell);

  /** The gateway answers 503, pending invocations end, and the stream is read on after the next start. */
  const stop = async (): Promise<void> => {
    ending ??= Promise.all([running.events.stop(), running.service.stop()]);
    await ending;
  };
  return {
    id: cell.id,
    /** Of its gateway, without the edge. */
    origin: listener.origin,
    handle,
    service: () => running.service,
    stop,
    start: (): void => {
      if (!ending) return;
      running = run(cell, ending);
      ending = null;
    },
    /** Pending invocations finish on the old code. */
    reload: (next: Cell): void => {
      cell = next;
      if (ending) return;
      const old = running;
      running = run(cell, old.events.stop());
      void old.service.drain();
    },
    close: async (): Promise<void> => {
      await listener.stop();
      await stop();
    },
  };
};

export type RunningCell = Awaited<ReturnType<typeof startCell>>;
