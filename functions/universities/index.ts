import { findUniversity, listUniversities } from '#functions/data/universities.ts';
import { serve } from '#functions/lib/serve.ts';
import { universities } from '#shared/contracts/universities.ts';
import { AppError } from '#shared/errors.ts';

export const handler = serve(universities, {
  list: async () => {
    const rows = await listUniversities();
    return { rows: rows.sort((a, b) => a.name.localeCompare(b.name, 'fr')) };
  },
  get: async ({ params }) => {
    const university = await findUniversity(params.id);
    if (!university) throw new AppError('not_found');
    return university;
  },
});
