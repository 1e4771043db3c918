import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, vi } from 'vitest';
import { freePort } from '#scripts/platform/index.ts';

const startMs = 60_000;
export const motoAccount = '111122223333';

export type Moto = { origin: string; environment: Record<string, string>; stop: () => Promise<void> };

/** Rejects with moto's output if it exits before or times out. */
const listening = (child: ChildProcessByStdio<null, null, Readable>, origin: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const isUp = () => said.includes(`Running on ${origin}`);
    const fail = (why: string) => {
      clearTimeout(timer);
      reject(new Error(`moto ${why}: ${said}`));
    };
    let said = '';
    const timer = setTimeout(fail, startMs, `did not listen within ${startMs / 1000} s`);
    // moto logs each request: an unread pipe would fill up and block it.
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

/** A second AWS emulator (https://docs.getmoto.org). Requires Python with `moto[server]`. */
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
 * For the enclosing tests; unsets the stand-ins' endpoints of single services meanwhile. The returned function throws
 * before moto runs.
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
