import { findUniversity, listUniversities, updateUniversity } from '#functions/data/universities.ts';
import { calls, serve } from '#functions/lib/serve.ts';
import { universities } from '#shared/contracts/universities.ts';
import { AppError } from '#shared/errors.ts';
import { type Actor, can } from '#shared/policy.ts';

/** A super administrator sees every row whole, a member their own university's (D63). */
const seesMore = (actor: Actor | null, id: string): boolean =>
  actor !== null && can(actor, ['super', 'campus'], { campus: id });

export const handler = serve(
  calls(universities, {
    list: async (_, { actor }) => {
      const sorted = (await listUniversities()).sort((a, b) => a.name.localeCompare(b.name, 'fr'));
      return {
        rows: sorted.map(({ city, createdAt, ...row }) =>
          seesMore(actor, row.id) ? { ...row, city, createdAt } : row,
        ),
      };
    },
    get: async ({ params }) => {
      const university = await findUniversity(params.id);
      if (!university) throw new AppError('not_found');
      return university;
    },
    update: ({ params, body }, context) => updateUniversity(params.id, body, context),
  }),
);
