import { resolve } from 'node:path';

export type Settings = { port: number; localDir: string };

/** PORT (3000) and LOCAL_DIR (`.local`) from the environment; throws, in one sentence, on a port that is none. */
export const readSettings = ({ PORT = '3000', LOCAL_DIR = '.local' }: NodeJS.ProcessEnv): Settings => {
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535)
    throw new Error(`PORT must be a port number, not “${PORT}”`);
  return { port, localDir: resolve(LOCAL_DIR) };
};
