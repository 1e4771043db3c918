import { randomInt } from 'node:crypto';
import { startServer } from './server.ts';

/** Both addresses of `localhost`: a browser tries IPv6 first and would reach whatever listens there. */
const addresses = ['127.0.0.1', '::1'];

const isTaken = async (port: number, host: string): Promise<boolean> => {
  try {
    const probe = await startServer(() => undefined, { port, host });
    await probe.stop();
    return false;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    // The machine has no IPv6.
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return false;
    if (error.code === 'EACCES') throw new Error(`Port ${port} is kept for the administrator: choose one above 1023`);
    if (error.code === 'EADDRINUSE') return true;
    throw error;
  }
};

export const isPortTaken = async (port: number): Promise<boolean> => {
  for (const host of addresses) if (await isTaken(port, host)) return true;
  return false;
};

/**
 * Returns a port from 20000 to 31999: below the ephemeral ports, so no outgoing connection takes it before the caller
 * binds it.
 */
export const findFreePort = async (): Promise<number> => {
  const port = randomInt(20_000, 32_000);
  return (await isPortTaken(port)) ? findFreePort() : port;
};
