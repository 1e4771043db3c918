import type { Heap } from '#scripts/platform/lambda/service.ts';
import { controlPath } from './control.ts';
import type { Fault } from './fault.ts';
import type { Entry, Filter } from './ledger.ts';

/** `origin` is the product's address or `AWS_ENDPOINT_URL_DYNAMODB`. */
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
    /** The returned function withdraws the fault and resolves to whether it has hit. */
    add: async (fault: Fault): Promise<() => Promise<boolean>> => {
      const id = await ask('POST', 'faults', fault);
      return async () => JSON.parse(await ask('DELETE', `faults/${id}`));
    },

    ledger: async (filter: Filter = {}): Promise<Entry[]> => {
      const query = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== undefined));
      return JSON.parse(await ask('GET', `ledger?${query}`));
    },

    /** Collects the garbage of every function first. Only at the product's address. */
    heaps: async (): Promise<Heap[]> => JSON.parse(await ask('GET', 'heaps')),

    resetLedger: async (): Promise<void> => {
      await ask('DELETE', 'ledger');
    },
  };
};

export type Control = ReturnType<typeof createControl>;
