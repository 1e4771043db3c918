import * as z from 'zod/mini';
import type { Route } from '#shared/contract.ts';
import type { Cell } from '#tests/rights/cell.ts';
import { type Column, type Row, titleOf } from '#tests/rights/table.ts';
import type { Case } from './cases.ts';
import { afterSuccess } from './consequences.ts';
import { allowedIn, createScenes, refusedIn, rowsOf } from './scenes.ts';
import { Surprise } from './surprise.ts';

export type Playable = { call: string; route: Route };
type Scenes = ReturnType<typeof createScenes>;

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

const bodyFor = ({ route }: Playable, { prepared }: Cell, fields: object): string | undefined => {
  if (!prepared.body) return undefined;
  const base = prepared.body(prepared.id ?? '');
  const body = { ...base, ...fields };
  const isGood = route.body && z.safeParse(route.body, JSON.parse(JSON.stringify(body))).success;
  return JSON.stringify(isGood ? body : base);
};

/** Calls after which the caller or the record no longer fits the scene; the next case gets new ones. */
const usesUp = ({ call }: Row): boolean =>
  call.startsWith('DELETE') || ['POST /auth/erase-account', 'POST /auth/logout-everywhere'].includes(call);

/** An earlier case may have used up the scene's records, so a refusal is retried once on a new scene. */
const playGood = async (playable: Playable, row: Row, column: Column, fields: object, scenes: Scenes) => {
  for (const fresh of [false, true]) {
    const cell = await scenes.take(row, column, fresh);
    const text = bodyFor(playable, cell, fields);
    const reply = await cell.call(text === undefined ? {} : { text });
    if (reply.ok || reply.status === 302) {
      await afterSuccess(row, cell, reply);
      if (usesUp(row)) scenes.spend(row, column);
      return reply.status;
    }
    if (fresh)
      throw new Surprise(`what is good was answered ${reply.status} ${await reply.text()}, having sent ${text}`);
  }
  return 0;
};

const expectStatus = async (reply: Response, expected: readonly number[], sent: string): Promise<number> => {
  if (expected.includes(reply.status)) return reply.status;
  throw new Surprise(`${sent} was answered ${reply.status} ${(await reply.text()).slice(0, 500)}, not ${expected}`);
};

const playSpoilt = async ({ route }: Playable, cell: Cell, field: string, value: unknown): Promise<number> => {
  const { prepared } = cell;
  // A computed name, so that `__proto__` becomes a field.
  const body = { ...prepared.body?.(prepared.id ?? ''), [field]: value };
  const text = JSON.stringify(body);
  const isBad = route.body && !z.safeParse(route.body, JSON.parse(text)).success;
  // JSON is sent even if the row sends a form.
  const reply = await cell.call({ text, headers: { 'content-type': 'application/json' } });
  if (isBad) return expectStatus(reply, [422], `${field} = ${JSON.stringify(value).slice(0, 80)}`);
  if (reply.status >= 500) throw new Surprise(`${text.slice(0, 500)} was answered ${reply.status}`);
  return reply.status;
};

const playMethod = async ({ route }: Playable, cell: Cell, method: string): Promise<number> => {
  const reply = await cell.call({ method });
  const allow = reply.headers.get('allow') ?? '';
  if (!allow.split(', ').includes(route.method)) throw new Surprise(`${method} was answered Allow: ${allow}`);
  return expectStatus(reply, [405], method);
};

const playUnreadable = async (cell: Cell, text: string, type: string): Promise<number> => {
  const reply = await cell.call({ text, headers: { 'content-type': type } });
  // An empty text is a request without body, which may be valid.
  const expected = text === '' ? [200, 201, 204, 422] : type === 'application/json' ? [400] : [415];
  return expectStatus(reply, expected, `${type} ${text}`);
};

/** True if the row has a column in which the case can be played. */
const canBe =
  ({ kind }: Case) =>
  (row: Row): boolean =>
    (kind === 'refused' ? refusedIn(row) : allowedIn(row)).length > 0;

const playOn = async (playable: Playable, row: Row, one: Case, scenes: Scenes): Promise<number> => {
  const refused = pick(refusedIn(row), one.column);
  const allowed = pick(allowedIn(row), one.column);
  if (one.kind === 'refused') {
    if (!refused) return 0;
    const reply = await (await scenes.take(row, refused)).call();
    return expectStatus(reply, [Number(row.verdicts[refused])], refused);
  }
  if (!allowed) return 0;
  if (one.kind === 'good') return playGood(playable, row, allowed, one.fields, scenes);
  const cell = await scenes.take(row, allowed);
  switch (one.kind) {
    case 'spoilt':
      return playSpoilt(playable, cell, one.field, one.value);
    case 'unreadable':
      return playUnreadable(cell, one.text, one.type);
    case 'method':
      return playMethod(playable, cell, one.method);
    case 'token':
      return expectStatus(await cell.call({ headers: { authorization: one.token } }), [401], one.token);
    case 'id':
      // An empty id or a dot segment changes the path to another one.
      if (['', '.', '..'].includes(one.id)) return 0;
      return expectStatus(await cell.call({ id: one.id }), [404], `the id ${one.id.slice(0, 80)}`);
    default:
      return 0;
  }
};

/** Results for one call: numbers of accepted and refused cases, and failed expectations. */
export type Tally = { accepted: number; refused: number; surprises: string[] };

/** Plays the cases of one call in sequence. */
export const playCall = async (playable: Playable, cases: readonly Case[]): Promise<Tally> => {
  const scenes = createScenes();
  const rows = rowsOf(playable.call);
  if (rows.length === 0) throw new Error(`nobody says who may ${playable.call}`);
  const tally: Tally = { accepted: 0, refused: 0, surprises: [] };
  for (const [index, one] of cases.entries()) {
    // Skips rows without a fitting column, such as a renewal without a cookie, which would waste cases.
    const row = pick(rows.filter(canBe(one)), one.row);
    if (!row) continue;
    try {
      const status = await playOn(playable, row, one, scenes);
      if (status >= 400) tally.refused += 1;
      else if (status > 0) tally.accepted += 1;
    } catch (error) {
      const what = error instanceof Error ? error.message : String(error);
      tally.surprises.push(`${titleOf(row)}, case ${index} (${one.kind}): ${what}`);
    }
  }
  return tally;
};
