import { cellHeader } from '#shared/cells.ts';
import type { Outgoing } from './client.ts';

type Send<More extends unknown[]> = (call: Outgoing, ...more: More) => Promise<Response>;

const to = (cell: string | undefined, call: Outgoing): Outgoing =>
  cell === undefined ? call : { ...call, headers: { ...call.headers, [cellHeader]: cell } };

/** The university may move on while the call that has found it waits. */
const mostRepeats = 2;

/**
 * A 421 names the cell that has the caller's university by now: nothing was done, so the call is sent again with that cell. Later
 * calls name it too, as long as the token is the one that has grown old. Where nobody is signed in, another cell is asked when a gateway
 * refuses the call itself: its limit is used up, or it reaches no function. With several cells the edge adds to such a reply
 * whom to ask. The product's refusals say when to come back.
 */
export const withCell = <More extends unknown[]>(
  send: Send<More>,
  currentToken: () => string | undefined,
): Send<More> => {
  let known: { cell: string; token: string | undefined } | undefined;
  return async (call, ...more) => {
    const token = currentToken();
    let cell = known?.token === token ? known?.cell : undefined;
    for (let repeats = 0; ; repeats += 1) {
      const reply = await send(to(cell, call), ...more);
      const { status, headers } = reply;
      const isUnanswered = !token && [429, 503].includes(status) && !headers.has('retry-after');
      const next = (isUnanswered || status === 421) && headers.get(cellHeader);
      if (!next || next === cell || repeats === mostRepeats) return reply;
      cell = next;
      if (!isUnanswered) known = { cell, token };
    }
  };
};
