import { cellHeader } from '#shared/cells.ts';
import type { Outgoing } from './client.ts';

type Send<More extends unknown[]> = (call: Outgoing, ...more: More) => Promise<Response>;

const to = (cell: string | undefined, call: Outgoing): Outgoing =>
  cell === undefined ? call : { ...call, headers: { ...call.headers, [cellHeader]: cell } };

/**
 * A 421 names the cell that has the caller's university by now: nothing was done, so the call is sent again, once, with that cell. Later
 * calls name it too, as long as the token is the one that has grown old.
 */
export const withCell = <More extends unknown[]>(
  send: Send<More>,
  currentToken: () => string | undefined,
): Send<More> => {
  let known: { cell: string; token: string | undefined } | undefined;
  return async (call, ...more) => {
    const token = currentToken();
    const reply = await send(to(known?.token === token ? known?.cell : undefined, call), ...more);
    const cell = reply.status === 421 ? reply.headers.get(cellHeader) : null;
    if (!cell) return reply;
    known = { cell, token };
    return send(to(cell, call), ...more);
  };
};
