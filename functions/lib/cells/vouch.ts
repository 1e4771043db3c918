import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import type { HttpEvent } from '#functions/lib/http/http.ts';
import { statuses } from '#shared/lists.ts';

/** Says who calls, where the cell of the caller forwards a call to the cell of what the call is about. */
export const callerHeader = 'x-caller';

const goodForMs = 30_000;

const vouched = z.object({
  id: z.string(),
  role: z.literal('super'),
  status: z.enum(statuses),
  sessionId: z.string(),
  isConfirmed: z.boolean(),
  /** Hash of the call that this is good for. */
  call: z.string(),
  /** The only cell that may take it. */
  cell: z.string(),
  until: z.number(),
});
type Vouched = z.infer<typeof vouched>;
export type Caller = Pick<Vouched, 'id' | 'role' | 'status' | 'sessionId' | 'isConfirmed'>;

const hashOfCall = ({ requestContext, rawPath, rawQueryString, body = '', isBase64Encoded }: HttpEvent): string =>
  createHash('sha256')
    .update(JSON.stringify([requestContext.http.method, rawPath, rawQueryString]))
    .update(Buffer.from(body, isBase64Encoded ? 'base64' : 'utf8'))
    .digest('base64url');

/** The prefix keeps the secret's other use, which sends it as it is, from ever producing this signature. */
const signatureOf = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(`vouched caller\n${text}`).digest('base64url');

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** `secret`: what the edge has proven itself with. */
export const vouch = (
  event: HttpEvent,
  { id, role, status, sessionId, isConfirmed }: Caller,
  { cell, secret, now }: { cell: string; secret: string; now: Date },
): string => {
  const said: Vouched = {
    ...{ id, role, status, sessionId, isConfirmed },
    ...{ call: hashOfCall(event), cell, until: now.getTime() + goodForMs },
  };
  const text = Buffer.from(JSON.stringify(said)).toString('base64url');
  return `${text}.${signatureOf(text, secret)}`;
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
};

/** Null unless it was signed with this secret, for this call, for this cell, and at most thirty seconds ago. */
export const readVouched = (
  event: HttpEvent,
  given: string,
  { cell, secret, now }: { cell: string; secret: string; now: Date },
): Caller | null => {
  const [text = '', signature = ''] = given.split('.');
  if (!isEqual(signature, signatureOf(text, secret))) return null;
  const { data } = vouched.safeParse(parsed(text));
  if (!data || data.cell !== cell || data.until < now.getTime() || data.call !== hashOfCall(event)) return null;
  const { id, role, status, sessionId, isConfirmed } = data;
  return { id, role, status, sessionId, isConfirmed };
};
