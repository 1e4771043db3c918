import type { WriteContext } from '#functions/data/kernel/commit.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { fenced } from '#functions/data/universities/routes.ts';
import type { HttpEvent, HttpResult } from '#functions/lib/http/http.ts';
import { parseRequest } from '#functions/lib/http/parse-request.ts';
import { present } from '#functions/lib/http/present.ts';
import { rawRequest } from '#functions/lib/http/raw-request.ts';
import type { Incoming } from '#functions/lib/http/respond.ts';
import type { Route } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { hop, hopHeader } from './hop.ts';

/** Status of the other cell's reply. Throws `unavailable` when it does not answer, or the people there are on the move. */
export type SendOn = (cell: string, body: object) => Promise<number>;

/**
 * Sends a call of somebody of this cell on to another, which does its own part of it. This cell has checked who calls and whether they
 * may; there they are a stranger, so nothing about them goes along but what `body` says.
 */
export const sendOn =
  (event: HttpEvent, deadline: Date | undefined): SendOn =>
  async (cell, body) => {
    const { authorization: _, ...headers } = event.headers;
    const call = { ...event, headers, cookies: [], body: JSON.stringify(body), isBase64Encoded: false };
    const { statusCode = 0 } = await hop(call, cell, { deadline });
    if (statusCode >= 500 || statusCode === 421) throw new AppError('unavailable', { headers: { 'retry-after': '1' } });
    return statusCode;
  };

type Part = (input: unknown, context: WriteContext) => Promise<unknown>;

/**
 * Answers what another cell has sent on. Only a cell can have sent it: the edge passes no `x-hop` on where a stage has several cells.
 */
export const answerSentOn = async (
  { route, sentOn }: { route: Route; sentOn: Part | undefined },
  event: HttpEvent,
  { facts, deadline }: Incoming,
): Promise<HttpResult | null> => {
  if (!sentOn || ownCell() === undefined || !event.headers[hopHeader]) return null;
  const context = { now: new Date(), deadline, requestId: facts.requestId };
  return fenced(
    async () => present(route, await sentOn(await parseRequest(route, rawRequest(route, event)), context)),
    deadline,
  );
};
