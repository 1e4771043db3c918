import * as z from 'zod/mini';
import { jsonResponse, type Request, type Response } from '#scripts/platform/http/message.ts';
import type { Watch } from './answer-call.ts';
import { faultSchema } from './fault.ts';

/** Both the DynamoDB proxy and the product's front serve it. */
export const controlPath = '/__local/control';

/** Only the product's front serves it. */
export const heapsPath = `${controlPath}/heaps`;

export const isControl = (url = ''): boolean => url === controlPath || url.startsWith(`${controlPath}/`);

/** No keep-alive: a call that reuses a connection that just timed out would fail, and fetch does not retry. */
const closing = { connection: 'close' };

const json = (status: number, value: unknown): Response => jsonResponse(status, value, closing);

const id = z.coerce.number();

export const answerControl = (
  { method, path, query, body }: Request,
  { faults, ledger }: Pick<Watch, 'faults' | 'ledger'>,
): Response => {
  const [what = '', which] = path.slice(controlPath.length + 1).split('/');
  if (what === 'faults' && method === 'POST') {
    const fault = z.safeParse(faultSchema, JSON.parse(body.toString()));
    return fault.success ? json(201, faults.add(fault.data)) : json(422, z.prettifyError(fault.error));
  }
  if (what === 'faults' && method === 'DELETE') {
    return json(200, faults.remove(id.parse(which)));
  }
  if (what === 'ledger' && method === 'GET') {
    const { caller, trace } = Object.fromEntries(new URLSearchParams(query));
    return json(200, ledger.read({ caller, trace }));
  }
  if (what === 'ledger' && method === 'DELETE') {
    ledger.reset();
    return { status: 204, headers: closing };
  }
  return json(404, `${method} ${path} is nothing that can be asked for`);
};
