import { findCellOfPerson, findCellOfUniversity, type Whereabouts } from '#functions/data/directory/find-cell.ts';
import { holderOf } from '#functions/data/kernel/ids.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { isId } from '#functions/lib/http/authorize.ts';
import type { Caller } from '#functions/lib/http/caller.ts';
import type { HttpEvent, HttpResult } from '#functions/lib/http/http.ts';
import type { RawRequest } from '#functions/lib/http/raw-request.ts';
import type { Incoming } from '#functions/lib/http/respond.ts';
import { mainCell } from '#shared/cells.ts';
import type { Route, Subject } from '#shared/contract.ts';
import { AppError } from '#shared/errors.ts';
import { hop, hopHeader } from './hop.ts';
import { callerHeader, vouch } from './vouch.ts';

type Finder = (id: string) => Promise<Whereabouts | null>;

const ofThing: Finder = async (id) => {
  const holder = holderOf(id);
  if (!holder) return null;
  return 'userId' in holder ? findCellOfPerson(holder.userId) : findCellOfUniversity(holder.universityId);
};

const finders: Record<Exclude<Subject, 'shelf'>, Finder> = {
  user: findCellOfPerson,
  member: findCellOfPerson,
  university: findCellOfUniversity,
  thing: ofThing,
  campusThing: ofThing,
};

/** Undefined when the call names nobody and nothing that the directory knows. */
const findCellOf = async (
  { of = {} }: Pick<Route, 'of'>,
  request: RawRequest,
  callerId: string,
): Promise<string | undefined> => {
  for (const [subject, source] of Object.entries(of) as [Subject, string][]) {
    if (subject === 'shelf' || source === 'actor') continue;
    // An unreadable body is refused later, when it is parsed.
    const [id] = await request.at(source).catch(() => []);
    const found = id !== undefined && id !== callerId && isId(id) ? await finders[subject](id) : null;
    if (found) return found.cell;
  }
  return undefined;
};

/** For a super administrator whom this cell has just read. */
export const vouchedHeader = (
  event: HttpEvent,
  { user: { id, status }, sessionId, isConfirmed }: Caller,
  cell: string,
  now: Date,
): Record<string, string> => {
  const secret = event.headers['x-origin-secret'] ?? '';
  return { [callerHeader]: vouch(event, { id, role: 'super', status, sessionId, isConfirmed }, { cell, secret, now }) };
};

/**
 * A super administrator's call on something of another cell is answered there. Null for every other call, and where the stage has
 * one cell.
 */
export const answerElsewhere = async (
  route: Route,
  request: RawRequest,
  { event, caller, now }: { event: HttpEvent; caller: Caller | null; now: Date },
  { facts, deadline }: Incoming,
): Promise<HttpResult | null> => {
  if (ownCell() !== mainCell || caller?.user.role !== 'super' || event.headers[hopHeader]) return null;
  const cell = await findCellOf(route, request, caller.user.id);
  if (!cell || cell === mainCell) return null;
  facts.cell = cell;
  const reply = await hop(event, cell, { more: vouchedHeader(event, caller, cell, now), deadline });
  // It is moving on just now, and the directory says where the next time.
  if (reply.statusCode === 421) throw new AppError('unavailable', { headers: { 'retry-after': '1' } });
  return reply;
};
