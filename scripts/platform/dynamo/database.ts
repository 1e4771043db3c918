import { findFreePort } from '#scripts/platform/http/port.ts';
import { type Engine, startEngine } from './engine-process.ts';

/** An engine that dies this soon after a restart would keep dying. */
const shortestLifeMs = 10_000;

/** Another process may take the free port before the engine binds it. */
const attempts = 3;

const startOnFreePort = async (folder: string | null): Promise<{ engine: Engine; port: number }> => {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    try {
      return { engine: await startEngine(folder, port), port };
    } catch (error) {
      const isTaken = error instanceof Error && /failed to bind/i.test(error.message);
      if (!isTaken || attempt === attempts) throw error;
    }
  }
};

/**
 * Stores data in `folder` or, if null, in memory. Rejects with one sentence if the engine does not start. An engine
 * with a folder is restarted when it dies, which `say` reports; `failure` rejects when it dies again at once.
 */
export const startDynamo = async (folder: string | null, say: (sentence: string) => void) => {
  const { engine: first, port } = await startOnFreePort(folder);
  let engine = first;
  let isStopping = false;

  const restartWhenDead = async (): Promise<void> => {
    let restartedAt = Number.NEGATIVE_INFINITY;
    for (;;) {
      const end = await engine.exited;
      if (isStopping) return;
      const now = performance.now();
      if (!folder || now - restartedAt < shortestLifeMs) throw new Error(`The local database ended (${end})`);
      say(`the local database ended (${end}): it is started again with its data`);
      engine = await startEngine(folder, port);
      restartedAt = performance.now();
      if (isStopping) return engine.stop();
      say(`the local database is back after ${((restartedAt - now) / 1000).toFixed(1)} s`);
    }
  };
  const supervision = restartWhenDead();
  const failure = supervision.then(() => new Promise<never>(() => undefined));
  failure.catch(() => undefined);

  return {
    origin: `http://127.0.0.1:${port}`,
    failure,
    stop: async (): Promise<void> => {
      isStopping = true;
      await engine.stop();
      await supervision.catch(() => undefined);
    },
  };
};
