import { cellHeader } from '#shared/cells.ts';
import { invoke } from './invoke.ts';
import { openSite } from './site.ts';
import { inCell } from './two-cells.ts';

/** `cell`: where the router led the call. */
export type Answer = { method: string; path: string; cell: string; status: number };

/**
 * A site behind a router that knows nothing: a call that names no cell goes to the one that `pick` says, whatever its token and its cookie
 * name.
 */
export const behindStaleRouter = (pick: () => string, see: (answer: Answer) => void) =>
  openSite('http://test', async (request) => {
    const cell = request.headers.get(cellHeader) ?? pick();
    request.headers.delete(cellHeader);
    const reply = await inCell(cell, () => invoke(request));
    see({ method: request.method, path: new URL(request.url).pathname, cell, status: reply.status });
    return reply;
  });
