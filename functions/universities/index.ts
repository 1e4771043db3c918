import * as z from 'zod/mini';
import { Universities } from '#functions/data/entities/university.ts';
import { newUniversityId } from '#functions/data/kernel/ids.ts';
import { ownCell } from '#functions/data/kernel/own-cell.ts';
import { requireFound } from '#functions/data/kernel/require-found.ts';
import { changeRecord } from '#functions/data/records.ts';
import { createUniversity, listUniversities } from '#functions/data/universities/universities.ts';
import { calls, type Handlers, serve } from '#functions/lib/http/serve.ts';
import { universities } from '#shared/contracts/universities.ts';
import { type Actor, can } from '#shared/policy.ts';
import type { ListedUniversity } from '#shared/schemas/university.ts';
import { universityShare } from '#shared/schemas/usage.ts';
import { getDeletion, listDeletions, remove } from './deletion.ts';
import { listUsages, usageDays } from './usage.ts';

type Calls = Handlers<typeof universities>;

/** Super administrators see every row in full; members see that of their own university in full (D63). */
const seesAllFields = (actor: Actor | null, id: string): boolean =>
  actor !== null && can(actor, ['super', 'campus'], { campus: id });

const listOwn = async (actor: Actor | null): Promise<{ rows: ListedUniversity[] }> => ({
  rows: (await listUniversities()).map(({ id, name, logoUrl = null, city = null, createdAt }) => ({
    ...{ id, name, logoUrl },
    ...(seesAllFields(actor, id) && { city, createdAt }),
  })),
});

const list: Calls['list'] = async (_, { actor, everyCell }) => {
  const parts = await everyCell(listOwn(actor));
  const rows = parts.flatMap(({ cell, reply }) =>
    reply.rows.map((row) => ({ ...row, ...(actor?.role === 'super' && { cell }) })),
  );
  return { rows: rows.sort((a, b) => a.name.localeCompare(b.name, 'fr')) };
};

const getUsage: Calls['getUsage'] = async ({ params, query: { from, until } }, context) => ({
  ...z.parse(universityShare, requireFound(context.university)),
  days: await usageDays(params.id, from, until),
});

const setShare: Calls['setShare'] = ({ params, body }, context) => {
  const { share } = z.parse(universityShare, requireFound(context.university));
  return changeRecord(Universities, params.id, body, context, { from: String(share), to: String(body.share) });
};

// `files` stores logos.
const { logoForm: _, uploadLogo: __, ...served } = universities;

export const handler = serve(
  calls(served, {
    list,
    get: async (_, { university, actor }) => ({
      ...requireFound(university),
      ...(actor.role === 'super' && { cell: ownCell() }),
    }),
    getUsage,
    listUsages,
    setShare,
    remove,
    getDeletion,
    listDeletions,
    create: ({ body }, context) => createUniversity({ ...body, id: newUniversityId() }, context),
    update: ({ params, body }, context) => changeRecord(Universities, params.id, body, context),
  }),
);
