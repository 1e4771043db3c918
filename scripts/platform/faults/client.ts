import { controlPath } from './control.ts';
import type { Fault } from './fault.ts';
import type { Entry, Filter } from './ledger.ts';

/**
 * What tests and benches ask of a local platform that runs: `origin` is the product's address, or the one that the SDK's
 * `AWS_ENDPOINT_URL_DYNAMODB` names.
 */
export const createControl = (origin: string) => {
  const ask = async (method: string, path: string, body?: unknown): Promise<string> => {
    const reply = await fetch(`${origin}${controlPath}/${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${text}`);
    return text;
  };
  return {
    /** Asks for a fault; gives what takes it back and tells whether it has hit. */
    add: async (fault: Fault): Promise<() => Promise<boolean>> => {
      const id = await ask('POST', 'faults', fault);
      return async () => JSON.parse(await ask('DELETE', `faults/${id}`));
    },

    /** What was asked of the services, oldest first. */
    ledger: async (filter: Filter = {}): Promise<Entry[]> => {
      const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== undefined));
      return JSON.parse(await ask('GET', `ledger?${query}`));
    },

    resetLedger: async (): Promise<void> => {
      await ask('DELETE', 'ledger');
    },
  };
};

export type Control = ReturnType<typeof createControl>;
