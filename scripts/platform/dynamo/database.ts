import { freePort } from '#scripts/platform/http/port.ts';
import { type Engine, startEngine } from './engine-process.ts';

/** An engine that ends this soon after it was started again would end for ever. */
const shortestLifeMs = 10_000;

/** Another process may take a free port before the engine has it. */
const attempts = 3;

const startOnFreePort = async (folder: string | null): Promise<{ engine: Engine; port: number }> => {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    try {
      return { engine: await startEngine(folder, port), port };
    } catch (error) {
      const isTaken = error instanceof Error && /failed to bind/i.test(error.message);
      if (!isTaken || attempt === attempts) throw error;
    }
  }
};

/**
 * Starts DynamoDB Local on a free port, on disk in that folder or (null) in memory; rejects, in one sentence, when it does
 * not come up. One on disk that ends is started again, on its port and data, which `say` tells; `failure` rejects when
 * that does not help.
 */
export const startDynamo = async (folder: string | null, say: (sentence: string) => void) => {
  const { engine: first, port } = await startOnFreePort(folder);
  let engine = first;
  let isStopping = false;

  const revive = async (): Promise<void> => {
    let revivedAt = Number.NEGATIVE_INFINITY;
    for (;;) {
      const end = await engine.exited;
      if (isStopping) return;
      const now = performance.now();
      if (!folder || now - revivedAt < shortestLifeMs) throw new Error(`The local database ended (${end})`);
      say(`the local database ended (${end}): it is started again with its data`);
      engine = await startEngine(folder, port);
      revivedAt = performance.now();
      if (isStopping) return engine.stop();
      say(`the local database is back after ${((revivedAt - now) / 1000).toFixed(1)} s`);
    }
  };
  const reviving = revive();
  const failure = reviving.then(() => new Promise<never>(() => undefined));
  // Told to whoever waits for it, which nobody must.
  failure.catch(() => undefined);

  return {
    origin: `http://127.0.0.1:${port}`,
    failure,
    /** Ends the engine and waits for it. */
    stop: async (): Promise<void> => {
      isStopping = true;
      await engine.stop();
      await reviving.catch(() => undefined);
    },
  };
};
