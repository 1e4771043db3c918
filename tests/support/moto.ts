import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, vi } from 'vitest';
import { freePort } from '#scripts/platform/index.ts';

const startMs = 60_000;
/** The account that moto answers for. */
export const motoAccount = '111122223333';

/** A running moto, with the environment by which an AWS SDK, the CDK's command line or a script of ours is led to it. */
export type Moto = { origin: string; environment: Record<string, string>; stop: () => Promise<void> };

/** Resolves once moto listens; rejects with all that it said when it ends before, or takes too long. */
const listening = (child: ChildProcessByStdio<null, null, Readable>, origin: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const isUp = () => said.includes(`Running on ${origin}`);
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`moto ${why}: ${said}`));
    };
    let said = '';
    const timer = setTimeout(fail, startMs, `did not listen within ${startMs / 1000} s`);
    // It logs each request: what nobody reads fills the pipe, and stops it.
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (isUp()) return;
      said += text;
      if (!isUp()) return;
      clearTimeout(timer);
      resolve();
    });
    child.once('error', ({ message }) => fail(`did not start, ${message}`));
    child.once('close', (code) => fail(`ended with ${code} before it listened`));
  });

/** Starts an empty moto, a second emulator of AWS (https://docs.getmoto.org); Python must have `moto[server]`. */
export const startMoto = async (python: string = 'python3'): Promise<Moto> => {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(python, ['-m', 'moto.server', '-H', '127.0.0.1', '-p', String(port)], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, MOTO_ACCOUNT_ID: motoAccount },
  });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill();
    await once(child, 'exit');
  };
  try {
    await listening(child, origin);
  } catch (error) {
    if (child.pid) await stop();
    throw error;
  }
  const environment = {
    AWS_ENDPOINT_URL: origin,
    AWS_REGION: 'eu-west-3',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local-secret',
  };
  return { origin, environment, stop };
};

/**
 * Has moto run for the tests around, which reach all its services by the environment of the process; returns it once they run.
 * Endpoints of single services, which a stand-in may have left there, are out of the way meanwhile.
 */
export const withMoto = (): (() => Moto) => {
  let moto: Moto | undefined;
  beforeAll(async () => {
    moto = await startMoto();
    for (const name of Object.keys(process.env)) if (name.startsWith('AWS_ENDPOINT_URL_')) vi.stubEnv(name, undefined);
    for (const [name, value] of Object.entries(moto.environment)) vi.stubEnv(name, value);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await moto?.stop();
  });
  return () => {
    if (!moto) throw new Error('moto does not run yet');
    return moto;
  };
};
