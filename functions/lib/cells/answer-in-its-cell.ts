import { namedCell } from '#functions/data/kernel/fence.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import type { HttpEvent, HttpResult } from '#functions/lib/http/http.ts';
import { isOutage } from '#functions/lib/http/is-outage.ts';
import { present } from '#functions/lib/http/present.ts';
import type { Incoming } from '#functions/lib/http/respond.ts';
import { log } from '#functions/lib/logs/logger.ts';
import type { Route } from '#shared/contract.ts';
import { AppError, type ErrorCode } from '#shared/errors.ts';
import { findPlace } from './find-place.ts';
import { hop, hopHeader } from './hop.ts';

type Answer = () => Promise<HttpResult>;

type Call = {
  route: Route;
  /** Answers while the cell of the call, or the directory that names it, is out of reach. */
  later: ((request: Incoming) => Promise<unknown>) | undefined;
};

/** Refusals of somebody who is unknown here, and who may be at home elsewhere. */
const ofStrangers: readonly ErrorCode[] = ['bad_credentials', 'link_expired', 'not_found'];

const tellsStrangers = ({ path, refuses = [] }: Route): boolean =>
  path.includes('{') || refuses.some((code) => ofStrangers.includes(code));

const isOfStrangers = (error: unknown): boolean => error instanceof AppError && ofStrangers.includes(error.code);

const unavailable = (cause: unknown): AppError =>
  new AppError('unavailable', { headers: { 'retry-after': '5' }, cause });

const isUnavailable = (error: unknown): boolean =>
  isOutage(error) || (error instanceof AppError && error.code === 'unavailable');

/**
 * Answers without the directory what this cell can: only whom it knows, as strangers may be at home in another cell. Calls
 * that say the same to strangers, or that the directory has to agree to, wait for it.
 */
const answerAlone = async (route: Route, answerHere: Answer, cause: unknown): Promise<HttpResult> => {
  if (!tellsStrangers(route)) throw unavailable(cause);
  const reply = await answerHere().catch((error: unknown) => {
    throw isOfStrangers(error) ? unavailable(cause) : error;
  });
  // A missing page is no error.
  if (reply.statusCode === 404) throw unavailable(cause);
  return reply;
};

const lead = async (
  { route, later }: Call,
  event: HttpEvent,
  { facts, deadline }: Incoming,
  answerHere: Answer,
): Promise<HttpResult> => {
  const sendTo = async (cell: string): Promise<HttpResult> => {
    facts.cell = cell;
    const reply = await hop(event, cell, { deadline });
    if (later && Number(reply.statusCode) >= 500) throw unavailable(`cell ${cell}`);
    return reply;
  };
  // The cell found by reading that the university has moved.
  const orWhereItSays = (error: unknown): Promise<HttpResult> => {
    const cell = namedCell(error);
    if (!cell) throw error;
    return sendTo(cell);
  };
  const here: Answer = () => answerHere().catch(orWhereItSays);
  let cell: string | undefined;
  try {
    cell = await findPlace(route, event);
  } catch (error) {
    if (!isOutage(error)) throw error;
    return answerAlone(route, here, error);
  }
  return cell ? sendTo(cell) : here();
};

/**
 * Has a call that nobody is signed in for answered by the cell where the person, the address or the university lives. What came
 * by a hop is answered here, and everything is where a stage has one cell.
 */
export const answerInItsCell = async (
  call: Call,
  event: HttpEvent,
  request: Incoming,
  answerHere: Answer,
): Promise<HttpResult> => {
  if (!ownCell() || !call.route.livesBy || event.headers[hopHeader]) return answerHere();
  try {
    return await lead(call, event, request, answerHere);
  } catch (error) {
    if (!call.later || !isUnavailable(error)) throw error;
    log.error('cell_unreachable', error, { route: event.routeKey });
    return present(call.route, await call.later(request));
  }
};
