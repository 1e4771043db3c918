import { randomInt } from 'node:crypto';
import { startServer } from './server.ts';

/** Both of `localhost`: a browser tries the newer one first, and would show what listens there. */
const addresses = ['127.0.0.1', '::1'];

const isTaken = async (port: number, host: string): Promise<boolean> => {
  try {
    const probe = await startServer(() => undefined, { port, host });
    await probe.stop();
    return false;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    // A machine without IPv6 has nothing there.
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') return false;
    if (error.code === 'EACCES') throw new Error(`Port ${port} is kept for the administrator: choose one above 1023`);
    if (error.code === 'EADDRINUSE') return true;
    throw error;
  }
};

/** Whether another process listens on that port of this machine. */
export const isPortTaken = async (port: number): Promise<boolean> => {
  for (const host of addresses) if (await isTaken(port, host)) return true;
  return false;
};

/**
 * A free port of this machine at the moment of the call, from 20 000 to 31 999: below those from which systems take the ports of
 * outgoing connections, one of which could have it before whoever asked listens there.
 */
export const freePort = async (): Promise<number> => {
  const port = randomInt(20_000, 32_000);
  return (await isPortTaken(port)) ? freePort() : port;
};
