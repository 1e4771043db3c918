import { Universities } from '#functions/data/entities/university.ts';
import { found } from '#functions/data/kernel/found.ts';
import { newUniversityId } from '#functions/data/kernel/ids.ts';
import { changeRecord } from '#functions/data/records.ts';
import { createUniversity, listUniversities } from '#functions/data/universities/universities.ts';
import { calls, serve } from '#functions/lib/http/serve.ts';
import { universities } from '#shared/contracts/universities.ts';
import { type Actor, can } from '#shared/policy.ts';
import { getDeletion, listDeletions, remove } from './deletion.ts';
import { getUsage, setShare } from './usage.ts';

/** A super administrator sees every row whole, a member their own university's (D63). */
const seesMore = (actor: Actor | null, id: string): boolean =>
  actor !== null && can(actor, ['super', 'campus'], { campus: id });

// Logos go to the bucket, which is the business of another function.
const { logoForm: _, uploadLogo: __, ...served } = universities;

export const handler = serve(
  calls(served, {
    list: async (_, { actor }) => {
      const sorted = (await listUniversities()).sort((a, b) => a.name.localeCompare(b.name, 'fr'));
      return {
        rows: sorted.map(({ city, createdAt, ...row }) =>
          seesMore(actor, row.id) ? { ...row, city: city ?? null, createdAt } : row,
        ),
      };
    },
    get: async (_, { university }) => found(university),
    getUsage,
    setShare,
    remove,
    getDeletion,
    listDeletions,
    create: ({ body }, context) => createUniversity({ ...body, id: newUniversityId() }, context),
    update: ({ params, body }, context) => changeRecord(Universities, params.id, body, context),
  }),
);
